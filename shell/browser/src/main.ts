import '@shop/ui/src/base.css';
import { boot } from './boot.ts';
import { showBootFailure } from './boot-failure.ts';

boot().catch(showBootFailure);
