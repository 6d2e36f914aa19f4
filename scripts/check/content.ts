/** `npm run check:content`: what is wrong in the sources of the site, with file, line and how to mend it. */
import {graphqlReference} from '../references/graphql';
import {openapiReference} from '../references/openapi';
import {printProblems} from '../references/problems';
import {contentProblems} from './contentProblems';
import {checkTypography} from './typography';

async function main(): Promise<void> {
  const {pages, problems} = await contentProblems();
  const all = [
    ...problems,
    ...(await checkTypography()),
    ...(await openapiReference.check()),
    ...(await graphqlReference.check()),
  ];
  printProblems(all);
  const warnings = all.filter(({isWarning}) => isWarning).length;
  if (all.length > warnings) process.exitCode = 1;
  console.log(`Content: ${pages} pages read, ${all.length - warnings} problem(s), ${warnings} warning(s).`);
}

void main();
