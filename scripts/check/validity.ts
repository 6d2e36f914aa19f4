/** `npm run check:html`: checks that the pages of the build are valid HTML. */
import {Globby} from '@docusaurus/utils';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {exceptions, validityRules} from './validityRules';

const folder = 'build';
/** Enough examples for each problem, because a mistake in a layout is on every page. */
const examples = 3;

async function main(): Promise<void> {
  const files = await Globby('**/*.html', {cwd: folder});
  if (files.length === 0) throw new Error(`There is no site in “${folder}”: run “npm run build” first.`);
  const validator = new HtmlValidate(new StaticConfigLoader(validityRules));
  const problems = new Map<string, string[]>();
  for (const file of files) {
    const report = await validator.validateString(await readFile(path.join(folder, file), 'utf8'), file);
    for (const {messages} of report.results) {
      for (const {ruleId, message, selector, line, column} of messages) {
        if (exceptions.some((exception) => exception.rule === ruleId && exception.selector.test(selector ?? '')))
          continue;
        const problem = `${ruleId}: ${message}`;
        problems.set(problem, [...(problems.get(problem) ?? []), `${file}:${line}:${column} ${selector ?? ''}`]);
      }
    }
  }
  for (const [problem, places] of problems) {
    console.error(`  ${problem} (${places.length})`);
    for (const place of places.slice(0, examples)) console.error(`    ${place}`);
  }
  if (problems.size > 0) process.exitCode = 1;
  console.log(`HTML: ${files.length} pages, ${problems.size} kind(s) of problem.`);
}

void main();
