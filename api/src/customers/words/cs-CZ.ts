import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Potvrďte svou e-mailovou adresu v obchodě ${shop}`,
      heading: 'Potvrďte svou e-mailovou adresu',
      paragraphs: [
        'Váš účet je připravený a košík i návrhy už v něm na Vás čekají.',
        'Potvrďte tuto adresu, aby Vám chodily zprávy o objednávkách. Odkaz platí 14 dní.',
      ],
      action: 'Potvrdit adresu',
      footer: (shop) =>
        `Tento e-mail dostáváte, protože se touto adresou někdo zaregistroval v obchodě ${shop}. Nebyli jste to Vy? Pak nemusíte nic dělat.`,
    },
    account: (email) => `Týká se účtu ${email}.`,
    reset: {
      subject: (shop) => `Nastavte si nové heslo v obchodě ${shop}`,
      heading: 'Nastavte si nové heslo',
      paragraphs: ['Nové heslo si zvolíte přes odkaz níže. Funguje jednou, během dvou hodin.'],
      action: 'Zvolit nové heslo',
      footer: (shop) =>
        `Tento e-mail dostáváte, protože někdo v obchodě ${shop} požádal o nové heslo. Nebyli jste to Vy? Pak Vaše heslo zůstává beze změny.`,
    },
    email: {
      subject: (shop) => `Potvrďte novou e-mailovou adresu v obchodě ${shop}`,
      heading: 'Potvrďte novou e-mailovou adresu',
      paragraphs: [
        'Přejete si od této chvíle používat pro svůj účet tuto adresu.',
        'Změna začne platit, jakmile ji potvrdíte. Odkaz funguje jednou, během 24 hodin.',
      ],
      action: 'Používat tuto adresu',
      footer: (shop) =>
        `Tento e-mail dostáváte, protože byla tato adresa zadána k účtu v obchodě ${shop}. Nebyli jste to Vy? Pak nemusíte nic dělat.`,
    },
    emailNotice: {
      subject: (shop) => `Vaše e-mailová adresa v obchodě ${shop} se má změnit`,
      heading: 'Někdo požádal o jinou e-mailovou adresu',
      paragraphs: [
        'Někdo, kdo zná Vaše heslo, požádal o jinou e-mailovou adresu k Vašemu účtu. Změna začne platit po potvrzení nové adresy.',
        'Nebyli jste to Vy? Pak se hned přihlaste a zvolte si nové heslo.',
      ],
      footer: (shop) => `Tento e-mail dostáváte, protože se týká bezpečnosti Vašeho účtu v obchodě ${shop}.`,
    },
    passwordChanged: {
      subject: (shop) => `Vaše heslo v obchodě ${shop} bylo změněno`,
      heading: 'Vaše heslo bylo změněno',
      paragraphs: [
        'Všechna ostatní zařízení byla odhlášena a všechny klíče API přestaly platit.',
        'Nebyli jste to Vy? Pak si na přihlašovací stránce hned vyžádejte nové heslo.',
      ],
      footer: (shop) => `Tento e-mail dostáváte, protože se týká bezpečnosti Vašeho účtu v obchodě ${shop}.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `Vaše údaje z obchodu ${shop} jsou připravené`,
      heading: 'Vaše údaje jsou připravené',
      paragraphs: [
        'Kopie všeho, co o Vás uchováváme, je hotová, včetně seznamu Vašich souborů.',
        'Odkaz funguje jednou, během 7 dní. Potom kopii smažeme.',
      ],
      action: 'Stáhnout moje údaje',
      footer: (shop) =>
        `Tento e-mail dostáváte, protože jste v obchodě ${shop} požádali o kopii svých údajů.`,
    },
    exportPage: {
      title: 'Vaše údaje',
      question: 'Kopii lze stáhnout jednou. Uložte ji tam, kde ji nikdo jiný nepřečte.',
      button: 'Stáhnout',
      done: 'Kopie byla stažena.',
      void: 'Tento odkaz už byl použit nebo vypršel. O novou kopii požádejte ve svém účtu na stránce „Soukromí a údaje“.',
    },
    erase: {
      subject: (shop) => `Potvrďte smazání svého účtu v obchodě ${shop}`,
      heading: 'Smazat účet?',
      paragraphs: [
        'Požádali jste o smazání svého účtu a všech osobních údajů v něm.',
        'Potvrďte to odkazem níže. Funguje jednou, během 24 hodin. Do té doby se nic nestane.',
      ],
      action: 'Smazat můj účet',
      footer: (shop) =>
        `Tento e-mail dostáváte, protože někdo požádal o smazání Vašeho účtu v obchodě ${shop}. Nebyli jste to Vy? Pak si změňte heslo.`,
    },
    erasePage: {
      title: 'Smazání účtu',
      question: 'Chcete smazat svůj účet a všechny osobní údaje v něm?',
      button: 'Ano, smazat můj účet',
      done: 'Potvrzeno. V e-mailu se dozvíte, který den se to stane a jak smazání odvolat.',
      void: 'Tento odkaz už byl použit nebo vypršel. O smazání požádejte znovu ve svém účtu na stránce „Soukromí a údaje“.',
    },
    scheduled: {
      subject: (shop) => `Váš účet v obchodě ${shop} bude smazán`,
      heading: 'Váš účet bude smazán',
      paragraphs: (day) => [
        `Dne ${day} smažeme Váš účet, adresy, košíky, návrhy a soubory. Do té doby se můžete přihlásit a smazání odvolat.`,
        'Faktury a částky Vašich objednávek uchováváme tak dlouho, jak vyžadují daňové předpisy. Objednávky na cestě nejprve doručíme.',
        'Toto je poslední e-mail v této věci.',
      ],
      action: 'Odvolat smazání',
      footer: (shop) =>
        `Tento e-mail dostáváte, protože bylo potvrzeno smazání Vašeho účtu v obchodě ${shop}.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Potvrďte odběr novinek obchodu ${shop}`,
      heading: 'Chcete dostávat naše novinky?',
      paragraphs: [
        'Tato adresa byla zadána k odběru našich novinek. Potvrďte ji a příští vydání Vám přijde.',
        'Bez Vašeho potvrzení Vám už nic nepošleme.',
      ],
      action: 'Ano, posílejte mi novinky',
      footer: (shop) =>
        `Tento e-mail dostáváte, protože byla tato adresa zadána k odběru novinek obchodu ${shop}.`,
    },
    welcome: {
      subject: (shop) => `Vítejte mezi odběrateli novinek obchodu ${shop}`,
      heading: 'Jste na seznamu',
      paragraphs: ['Od této chvíle Vám posíláme novinky. Kdykoli se můžete odhlásit odkazem níže.'],
      action: 'Odhlásit odběr',
      footer: (shop) =>
        `Tento e-mail dostáváte, protože jste se přihlásili k odběru novinek obchodu ${shop}.`,
    },
    confirmPage: {
      title: 'Novinky e-mailem',
      question: 'Chcete dostávat naše novinky?',
      button: 'Ano, přihlásit',
      done: 'Odběr je potvrzen. Děkujeme.',
      void: 'Tento odkaz už nefunguje. Zadejte prosím svou adresu do formuláře pro odběr novinek znovu.',
    },
    unsubscribePage: {
      title: 'Novinky e-mailem',
      question: 'Chcete odběr novinek ukončit?',
      button: 'Ano, odhlásit',
      done: 'Odběr je ukončen. Další vydání Vám už nepřijde.',
      void: 'K tomuto odkazu nepatří žádný odběr.',
    },
  },
};
