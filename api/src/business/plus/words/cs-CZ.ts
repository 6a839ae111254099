import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
    subject: (company) => `${company} vás zve ke společným objednávkám`,
    heading: 'Pozvánka do firmy',
    text: (company, shop) => `${company} vás zve do svého účtu v ${shop}.`,
    until: 'Platí do',
    role: 'Vaše role',
    roles: {
      viewer: 'Prohlížení',
      designer: 'Návrhy',
      requester: 'Objednávání',
      approver: 'Schvalování',
      finance: 'Finance',
      admin: 'Správa',
    },
    action: 'Zobrazit pozvánku',
    footer: (shop) =>
      `Kdo má tento odkaz, může se připojit místo vás. Pokud firmu neznáte, zprávu od ${shop} ignorujte.`,
    page: {
      title: 'Připojit se k firmě',
      question: 'Chcete se připojit k firmě, která vás pozvala?',
      button: 'Ano, připojit se',
      done: 'Nyní patříte k firmě. Přihlaste se a objednávejte pro ni.',
      void: 'Tato pozvánka byla použita, odvolána nebo vypršela. Požádejte firmu o novou.',
    },
    noAccount:
      'S pozvanou adresou zatím neexistuje účet. Zaregistrujte se s ní, potvrďte ji odkazem z e-mailu a otevřete tento odkaz znovu.',
    takenOver:
      'Patříte k firmě. Adresa účtu nebyla dosud potvrzená, proto heslo a všechna přihlášení přestaly platit: e-mailem přijde odkaz, kterým si nastavíte nové heslo.',
  },
  approval: {
    asked: {
      subject: (number) => `Objednávka ${number} čeká na vaše schválení`,
      heading: 'Objednávka čeká na schválení',
      text: 'Někdo z vaší firmy chce objednat víc, než dovoluje limit. Objednávku lze odeslat, jakmile ji někdo schválí.',
    },
    approved: {
      subject: (number) => `Objednávka ${number} je schválena`,
      heading: 'Vaše objednávka je schválena',
      text: 'Nyní ji můžete odeslat. Změna objednávky vyžaduje nové schválení.',
    },
    declined: {
      subject: (number) => `Objednávka ${number} je zamítnuta`,
      heading: 'Vaše objednávka je zamítnuta',
      text: 'Nebyla odeslána. Můžete ji změnit a požádat znovu.',
    },
    expired: {
      subject: (number) => `O objednávce ${number} nikdo nerozhodl`,
      heading: 'Vaše žádost vypršela',
      text: 'Nikdo nerozhodl včas. Můžete požádat znovu.',
    },
    company: 'Firma',
    order: 'Objednávka',
    po: 'Číslo objednávky odběratele',
    total: 'Celkem',
    note: 'Poznámka',
    reason: 'Důvod',
    action: 'Zobrazit objednávky',
    footer: (shop) => `Tuto zprávu dostáváte, protože vaše firma objednává v ${shop}.`,
  },
  pro: {
    received: {
      subject: (shop) => `Máme vaši žádost o ${shop} Pro`,
      heading: 'Vaše žádost dorazila',
      text: 'Podíváme se na ni a napíšeme vám.',
    },
    in_progress: {
      subject: (shop) => `Zabýváme se vaší žádostí o ${shop} Pro`,
      heading: 'Někdo se jí věnuje',
      text: 'Někdo z nás vaši žádost převzal a může vám zavolat s dotazy.',
    },
    accepted: {
      subject: (shop) => `Vítejte v ${shop} Pro`,
      heading: 'Jste v programu',
      text: 'Vaše žádost byla přijata. Odpovězte na tuto zprávu a domluvíme první projekt.',
    },
    declined: {
      subject: (shop) => `Vaše žádost o ${shop} Pro`,
      heading: 'Teď vás nemůžeme přijmout',
      text: 'Je nám líto, program neodpovídá tomu, co jste popsali. Můžete objednávat jako dosud.',
    },
    footer: (shop) => `Tuto zprávu dostáváte, protože z této adresy přišla žádost v ${shop}.`,
  },
  supplier: {
    received: {
      subject: (shop) => `Máme vaši přihlášku dodavatele ${shop}`,
      heading: 'Vaše přihláška dorazila',
      text: 'Naše nákupní oddělení se na ni podívá a napíše vám.',
    },
    in_review: {
      subject: (shop) => `${shop} posuzuje vaši přihlášku`,
      heading: 'Vaše přihláška se posuzuje',
      text: 'Můžeme vás požádat o vzorky, ceny nebo certifikáty.',
    },
    accepted: {
      subject: (shop) => `Vítejte mezi dodavateli ${shop}`,
      heading: 'Vaše přihláška byla přijata',
      text: 'Napíšeme vám, jakmile budeme mít vhodnou práci.',
    },
    declined: {
      subject: (shop) => `Vaše přihláška dodavatele ${shop}`,
      heading: 'Teď nemůžeme spolupracovat',
      text: 'Děkujeme za přihlášku. Vaše výroba nyní neodpovídá tomu, co potřebujeme.',
    },
    footer: (shop) => `Tuto zprávu dostáváte, protože se někdo s touto adresou přihlásil v ${shop}.`,
  },
};
