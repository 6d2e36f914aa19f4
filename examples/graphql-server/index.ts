/** `npm run graphql`: the sample schema as a running endpoint, for `GRAPHQL_SCHEMA=… npm run references`. */
import {createGraphQLServer, endpoint} from './server';

const port = Number(process.env.PORT ?? 4000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not ${process.env.PORT}.`);
  process.exit(1);
}

const server = createGraphQLServer();
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=4001 npm run graphql` : error.message);
  process.exitCode = 1;
});
// On this machine only. No host would also open it to the network.
server.listen(port, 'localhost', () => {
  console.log(`Sample GraphQL endpoint: http://localhost:${port}${endpoint} (Ctrl+C stops it)`);
});
