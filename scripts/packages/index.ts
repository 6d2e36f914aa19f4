/** `npm run pack -- FOLDER`: packs the packages as they would be published. */
import {packAll} from './pack';

const [folder = '.cache/packed'] = process.argv.slice(2);

packAll(folder).then(
  (packed) => Object.entries(packed).forEach(([name, file]) => console.log(`${name}  ${file}`)),
  (error: Error & {stdout?: string}) => {
    console.error(error.stdout || error.message);
    process.exitCode = 1;
  },
);
