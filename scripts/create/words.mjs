// Placeholder texts for the first page of a new remote, in every language of the shop.
const rows = {
  'cs-CZ': ['Nová stránka', 'Tato stránka je zatím prázdná. Její obsah připravujeme.', 'Na úvodní stránku'],
  'de-DE': ['Eine neue Seite', 'Diese Seite ist noch leer. Ihr Inhalt entsteht gerade.', 'Zur Startseite'],
  'en-US': ['A new page', 'This page is still empty. Its content is being written.', 'Go to home page'],
  'es-ES': [
    'Una página nueva',
    'Esta página aún está vacía. Estamos preparando su contenido.',
    'Ir a la página de inicio',
  ],
  'fr-FR': [
    'Une nouvelle page',
    'Cette page est encore vide. Son contenu est en préparation.',
    'Aller à la page d’accueil',
  ],
  'it-IT': [
    'Una nuova pagina',
    'Questa pagina è ancora vuota. Il contenuto è in preparazione.',
    'Vai alla pagina iniziale',
  ],
  'nl-NL': [
    'Een nieuwe pagina',
    'Deze pagina is nog leeg. De inhoud wordt geschreven.',
    'Naar de startpagina',
  ],
  'pl-PL': ['Nowa strona', 'Ta strona jest jeszcze pusta. Jej treść powstaje.', 'Przejdź do strony głównej'],
  'pt-PT': [
    'Uma página nova',
    'Esta página ainda está vazia. O conteúdo está a ser preparado.',
    'Ir para a página inicial',
  ],
  'ro-RO': [
    'O pagină nouă',
    'Această pagină este încă goală. Conținutul ei este în pregătire.',
    'Mergeți la pagina de start',
  ],
  'sv-SE': [
    'En ny sida',
    'Den här sidan är tom än så länge. Innehållet håller på att skrivas.',
    'Gå till startsidan',
  ],
};

export const languages = Object.keys(rows);
export const titleIn = (language) => rows[language][0];
export const wordsIn = (language) => {
  const [title, lead, home] = rows[language];
  return { start: { title, lead, home } };
};
