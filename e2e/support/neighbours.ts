import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net';

/** Accepts mail by SMTP and stores it, as far as a mailer needs it. */
export async function startSmtp(port: number) {
  const mails: string[] = [];
  const server = createSocketServer((socket) => {
    let data: string | null = null;
    socket.on('error', () => socket.destroy());
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (data !== null) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        mails.push(data.replace(/=\r\n/g, ''));
        data = null;
        socket.write('250 kept\r\n');
      } else if (/^DATA/i.test(text)) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 sink\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { mails, close: () => server.close() };
}

/** A VAT register with the interface of VIES. At first it accepts requests and never replies. */
export async function startVies() {
  let answers = false;
  let asked = 0;
  const server = createServer((request, reply) => {
    asked += 1;
    request.resume();
    if (!answers) return;
    const body = {
      valid: true,
      userError: 'VALID',
      name: 'Berg GmbH',
      address: '---',
      requestIdentifier: 'W-1',
    };
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    answer: () => {
      answers = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * A real Redis on that port, without a disk. `kill` is a `kill -9`; `revive` starts another, empty one in its place.
 */
export async function startRedis(port: number) {
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(
      process.env.REDIS_SERVER ?? 'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`Redis ended with ${code}.`)));
      child.stdout.on('data', (said: Buffer) => {
        if (said.includes('Ready to accept connections')) resolve();
      });
    });
    return child;
  };
  let child = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Deletes all counts. */
    forget: async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('FLUSHALL\r\n');
      const [said] = await once(socket, 'data');
      socket.destroy();
      if (!String(said).startsWith('+OK')) throw new Error(`Redis says: ${said}`);
    },
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    revive: async () => {
      child = await start();
    },
  };
}
