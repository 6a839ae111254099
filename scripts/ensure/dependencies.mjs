// Installs node_modules when anything in the lock file is missing.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npmEnvironment, refuse, run } from './run.mjs';

/**
 * Whether npm's list of installed packages (`node_modules/.package-lock.json`) covers the lock file. Packages of other
 * platforms are optional and may be absent; workspaces are links.
 */
function isInstalled(root) {
  const hidden = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  // A team's checkout lacks workspaces, and npm omits what only those need: installed packages must match their locked
  // versions.
  const whole = Object.values(wanted).every(
    ({ link, resolved }) => !link || existsSync(path.join(root, resolved)),
  );
  if (!whole)
    return Object.entries(installed).every(([place, { version }]) => wanted[place]?.version === version);
  return Object.entries(wanted).every(
    ([place, { version, optional, link }]) =>
      !place.startsWith('node_modules/') ||
      link ||
      installed[place]?.version === version ||
      (optional && !installed[place]),
  );
}

/** Installs everything in the lock file, including development tools, whatever NODE_ENV is. */
export async function ensureDependencies(root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    refuse(`Node ${process.versions.node} is too old. Install Node 20.19 or newer and run this again.`);
  }
  if (isInstalled(root)) return;
  console.log('Installing packages (about 800 MB in node_modules) …');
  const { code, output } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    env: npmEnvironment(root),
    quiet: true,
  });
  if (code !== 0) {
    const reason = output
      .split('\n')
      .filter((line) => /^npm (?:error|ERR!) /.test(line) && !/A complete log|Log files were not/.test(line))
      .map((line) => line.replace(/^npm (?:error|ERR!) /, '').trim())
      .filter((line) => !line.startsWith('at '))
      .slice(0, 5)
      .join('; ');
    refuse(
      `The packages could not be installed (${reason || output.trim().slice(-400)}). Check the network, make sure that \`npm ci --include=dev\` succeeds, and run this again.`,
    );
  }
}
