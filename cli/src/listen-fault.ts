import net from 'node:net';

interface Address {
  readonly port: number;
  readonly host: string;
}

/** Returns why a server could not listen, in one sentence that says what to do. */
export const describeListenFault = (
  error: Pick<NodeJS.ErrnoException, 'code' | 'message'>,
  { port, host }: Address,
): string => {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the program that uses it, or choose another one: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES')
    return `Port ${port} requires rights that this user does not have. Set PORT to 1024 or more.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST is "${host}", which is not an address of this machine.`;
  return `The shop cannot listen on ${host}:${port}: ${error.message}`;
};

/** Returns why the shop cannot listen, or null. Checked before anything slow. */
export const listenFault = (address: Address): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(describeListenFault(error, address)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve(null)));
  });
