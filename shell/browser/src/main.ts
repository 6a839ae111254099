import '@shop/ui/src/base.css';
import { boot } from './boot.ts';
import { showBootFailure } from './boot-failure.ts';
import { restoreTheme } from './chrome/theme.ts';

boot().catch(showBootFailure);
// The stored choice is already available: boot reads it before anything asynchronous.
restoreTheme();
