import {Worker} from 'node:worker_threads';
import {packageFile} from '../packageFile';
import type {Tasks} from './indexWork';

const limits = {milliseconds: 20_000, mebibytes: 768};

interface Answer {
  id: number;
  result?: unknown;
  error?: string;
}

/**
 * Reads and searches the index of a site. A hostile index could take all time and memory, so this happens in a thread
 * that can be stopped; the next task starts another.
 */
export class IndexThread {
  private worker: Worker | undefined;
  private count = 0;

  constructor(private readonly most = limits) {}

  get isAlive(): boolean {
    return this.worker !== undefined;
  }

  run<Name extends keyof Tasks>(name: Name, given: Tasks[Name][0]): Promise<Tasks[Name][1]> {
    const worker = (this.worker ??= this.start());
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        worker.off('message', answered).off('error', failed).off('exit', ended);
      };
      const fail = (reason: string): void => {
        done();
        reject(new Error(`The search index of the site cannot be read: ${reason}.`));
      };
      const answered = (answer: Answer): void => {
        if (answer.id !== id) return;
        if (answer.error !== undefined) return fail(answer.error.replace(/\.$/, ''));
        done();
        resolve(answer.result as Tasks[Name][1]);
      };
      const failed = ({message}: Error): void => fail(message);
      const ended = (): void => fail('it took too much');
      const timer = setTimeout(() => {
        fail('it takes too long');
        this.end();
      }, this.most.milliseconds);
      worker.on('message', answered).on('error', failed).on('exit', ended);
      worker.postMessage({id, name, given});
    });
  }

  end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }

  private start(): Worker {
    const worker = new Worker(packageFile('bin/indexThread.cjs'), {
      resourceLimits: {maxOldGenerationSizeMb: this.most.mebibytes},
      // Output of the thread must not mix with the protocol on standard output.
      stdout: true,
    });
    worker.setMaxListeners(0);
    const gone = (): void => {
      if (this.worker === worker) this.worker = undefined;
    };
    worker.on('error', gone).on('exit', gone);
    // The thread doesn't keep the command running.
    worker.unref();
    return worker;
  }
}
