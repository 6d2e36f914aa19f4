import {createServer, type AddressInfo} from 'node:net';

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits for a server that has just been started. */
export async function answers(address: string): Promise<void> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    const up = await fetch(address, {redirect: 'manual'}).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at ${address}.`);
}
