/** `npm run check:site`: checks links, headings, names and languages of the build, which itself only warns. */
import {command} from '@lectern/cli/command';

command('', ['links']).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
