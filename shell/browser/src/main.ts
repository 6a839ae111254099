import '@shop/ui/src/base.css';
import { boot } from './boot.ts';
import { showBootFailure } from './boot-failure.ts';
import { restoreTheme } from './chrome/theme.ts';

boot().catch(showBootFailure);
// What has been chosen is known by now: boot reads it before it waits for anything.
restoreTheme();
