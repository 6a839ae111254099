import type { ProductRangePages } from '../../content-words.ts';

export const frFR: ProductRangePages = {
  ecoBadge: {
    lead: 'Pourquoi aucune de nos boîtes ne porte de label vert, et ce qui en tient lieu.',
    parts: [
      [
        'Pas de label maison',
        'Le mot « vert » sur une boîte ne dit rien que l’on puisse vérifier. Dans l’UE, un label de durabilité sans système de certification est interdit depuis le 27 septembre 2026 (directive (UE) 2024/825). Nous n’en attribuons aucun.',
      ],
      [
        'Ce que vous voyez à la place',
        'La part de fibres recyclées que le fournisseur déclare pour un carton, le poids de la boîte et, là où un jeu de facteurs publié couvre son carton, son empreinte en kg de CO₂e. Chaque chiffre est à côté de sa source.',
      ],
      [
        'Moins de tout',
        'Ces produits sont en carton kraft, en papier ou en film recyclé et demandent peu d’encre. Comparez leurs chiffres avant de choisir.',
      ],
    ],
  },
  enterprise: {
    lead: 'Pour les entreprises qui commandent souvent, en plusieurs lieux ou selon leurs règles.',
    parts: [
      [
        'À plusieurs',
        'Là où Plus est proposé, une entreprise donne des rôles : lire, dessiner, commander, valider, finances. Une commande au-delà d’un plafond attend la validation d’une personne habilitée. Votre propre numéro de commande figure sur la facture.',
      ],
      [
        'Hors catalogue',
        'Pour de plus grands tirages, d’autres formes et d’autres matières, demandez un devis. L’offre arrive par e-mail et s’accepte en ligne.',
      ],
      [
        'Vos systèmes',
        'Commandes, factures et expéditions se lisent par l’interface, et les webhooks disent à votre système ce qui se passe.',
      ],
      [
        'Rien que votre impression',
        'Nous imprimons votre création. Nous n’y ajoutons aucune marque : les boîtes peuvent repartir sous votre nom.',
      ],
    ],
  },
  industries: {
    lead: 'Lequel de nos emballages convient à quoi, par secteur.',
    parts: [
      [
        'Cosmétique et soin',
        'Un étui pour le rayon, un coffret rigide pour l’ensemble, une étiquette pour le flacon. Le carton plat est mince et accepte une impression fine ; le coffret rigide est plus lourd et plus long à faire.',
      ],
      [
        'Alimentation et boissons',
        'Des boîtes pour gâteaux et bouteilles, des boîtes rondes et des sachets pour produits secs. Qu’une matière puisse toucher un aliment dépend du carton, de l’encre et de l’aliment : demandez-nous avant de commander.',
      ],
      [
        'Vêtements',
        'Une enveloppe d’expédition pèse peu et prend peu de place. Une boîte d’expédition à seconde bande adhésive sert aussi au retour.',
      ],
      [
        'Boutiques en ligne',
        'Une boîte postale se ferme sans adhésif ; une caisse américaine contient davantage. La recherche de taille propose la plus petite boîte où tient ce que vous envoyez.',
      ],
    ],
  },
  designShowcase: {
    lead: 'Ce qui s’imprime sur quoi, montré sur les boîtes que nous faisons.',
    parts: [
      [
        'Une couleur sur brun',
        'Une encre sur carton kraft est l’impression la plus simple. Les encres sombres ressortent le mieux, car le brun du carton se voit à travers les claires.',
      ],
      [
        'Blanc et impression intérieure',
        'Un blanc couvrant fait du carton lui-même la couleur. L’impression intérieure se découvre à l’ouverture et demande deux jours ouvrés de plus.',
      ],
      [
        'Quadrichromie',
        'Sur carton blanc ou couché, une photo garde ses couleurs. Une image qui touche le bord doit le dépasser de ce que montre l’éditeur.',
      ],
      [
        'D’où viennent les images',
        'Chaque boîte de cette page est dessinée par la boutique d’après son propre tracé. Les créations des clients leur appartiennent, aucune n’est donc montrée.',
      ],
    ],
  },
  inspirations: {
    lead: 'Quatre occasions, et dans quoi nous les emballerions.',
    parts: [
      [
        'Un cadeau',
        'Un tiroir ou un rabat aimanté s’ouvrent lentement. Le papier de soie cache ce qui est dedans, et une carte dit de qui cela vient.',
      ],
      [
        'Une boîte chaque mois',
        'La boîte reste, le fourreau change : chaque mois, lui seul demande une nouvelle création.',
      ],
      [
        'Envoi plat',
        'Livres, tirages et vêtements s’envoient à plat. Une pochette cartonnée évite les plis, une enveloppe papier pèse le moins.',
      ],
      [
        'Une bouteille',
        'Le fond de la boîte à vin se verrouille seul et porte le poids ; la boîte à poignée a la sienne découpée dans la même feuille.',
      ],
    ],
  },
  blog: {
    lead: 'De courts articles sur les cotes, le carton, la quantité et les fichiers : ce qu’on demande avant une première commande.',
    parts: [
      [
        'Mesurer l’intérieur',
        'Une boîte se commande à ses cotes intérieures : longueur, largeur, hauteur, dans cet ordre, longueur et largeur à l’ouverture. Mesurez ce que vous emballez, ajoutez quelques millimètres de jeu et laissez-nous les parois : elles viennent en plus.',
      ],
      [
        'Quel carton',
        'La cannelure E fait 1,5 mm et accepte une impression fine ; la cannelure B fait 3 mm et porte davantage une fois empilée. Le carton plat convient aux objets légers en rayon. Un pack d’échantillons fait sentir la différence.',
      ],
      [
        'Combien',
        'Calage et clichés coûtent autant pour 30 boîtes que pour 1000, donc le prix d’une boîte baisse avec la quantité. Regardez le tableau des prix : parfois un plus grand tirage coûte moins au total, et nous le disons.',
      ],
      [
        'Des fichiers qui s’impriment bien',
        'Un PDF vectoriel reste net à toute taille. Une image devrait avoir environ 300 points par pouce à la taille imprimée. Vectorisez le texte ou incorporez les polices.',
      ],
    ],
  },
};
