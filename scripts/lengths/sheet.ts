import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';

/** A screenshot of one page in one window. */
export interface Picture {
  readonly view: string;
  readonly name: string;
  readonly file: string;
  readonly faults: number;
}

/** Places screenshots side by side in one JPEG, each under its page's name and cropped to four times its width. */
export async function drawSheet(browser: Browser, pictures: readonly Picture[], file: string): Promise<void> {
  if (pictures.length === 0) return;
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  try {
    const figures = pictures.map(({ name, faults, file: picture }) => {
      const data = readFileSync(picture).toString('base64');
      return `<figure><figcaption>${name}${faults > 0 ? ` <b>${faults}</b>` : ''}</figcaption><div><img alt="" src="data:image/jpeg;base64,${data}"></div></figure>`;
    });
    await page.setContent(
      `<title>${path.basename(file)}</title><style>body{margin:8px;background:#777;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0;width:240px}div{max-height:960px;overflow:hidden}img{width:240px;display:block}b{color:#ff0}figcaption{color:#fff}</style>${figures.join('')}`,
    );
    await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70 });
  } finally {
    await page.close();
  }
}
