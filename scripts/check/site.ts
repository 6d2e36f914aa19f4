/** `npm run check:site`: links, headings, names and languages of the finished build. The build itself only warns of links. */
import {command} from '@lectern/cli/command';

command('', ['links']).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
