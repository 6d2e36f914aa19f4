import type {Reporter, TestCase} from '@playwright/test/reporter';

/** Ends the run with one line that says how many tests passed, failed and were skipped. */
export default class SummaryReporter implements Reporter {
  private readonly outcomes = new Map<TestCase, ReturnType<TestCase['outcome']>>();

  onTestEnd(test: TestCase): void {
    this.outcomes.set(test, test.outcome());
  }

  onExit(): Promise<void> {
    const count = (...wanted: string[]): number =>
      [...this.outcomes.values()].filter((outcome) => wanted.includes(outcome)).length;
    console.log(`\n${count('expected')} passed, ${count('unexpected', 'flaky')} failed, ${count('skipped')} skipped`);
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}
