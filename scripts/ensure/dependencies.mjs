// Installs node_modules when they are missing or the lock file changed since.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refuse, run } from './run.mjs';

const stampOf = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(process.versions.modules)
    .digest('hex');

/** After this, everything the lock file names is installed, development tools included, whatever NODE_ENV says. */
export async function ensureDependencies(root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    refuse(`Node ${process.versions.node} is too old. Install Node 20.19 or newer and run this again.`);
  const stampFile = path.join(root, 'node_modules', '.installed');
  const stamp = stampOf(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing packages …');
  const { code, output } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    quiet: true,
  });
  if (code !== 0)
    refuse(
      `npm ci failed:\n${output.trim().split('\n').slice(-15).join('\n')}\nCheck the network and run this again.`,
    );
  writeFileSync(stampFile, stamp);
}
