import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
  designs: {
    share: {
      subject: (name) => `Un diseño de embalaje para usted: ${name}`,
      heading: 'Alguien comparte con usted un diseño de embalaje',
      text: (until) => `Puede verlo hasta el ${until}.`,
      copy: 'También puede hacer una copia propia y seguir trabajando en ella.',
      action: 'Abrir el diseño',
      footer: (shop) =>
        `Quien tenga este enlace puede ver el diseño. Recibe este correo porque alguien ha indicado su dirección en ${shop}; si no conoce a esa persona, no le haga caso.`,
    },
    remind: {
      subject: 'Siga con su embalaje en un ordenador',
      heading: 'Su embalaje le espera',
      text: 'Ha pedido este enlace para seguir diseñando en una pantalla más grande.',
      facts: { product: 'Producto', quantity: 'Cantidad' },
      action: 'Seguir diseñando',
      footer: (shop) =>
        `Recibe solo este correo porque se ha indicado esta dirección en ${shop}. No habrá ningún otro; si no ha sido usted, no le haga caso.`,
    },
  },
};
