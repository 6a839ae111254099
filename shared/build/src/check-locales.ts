import { listPackagesWithLocales } from './folders.ts';
import { checkLocales } from './locales.ts';

const folders = listPackagesWithLocales();
const faults = folders.flatMap(checkLocales);
console.log(faults.length === 0 ? `Words of ${folders.length} packages are complete.` : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
