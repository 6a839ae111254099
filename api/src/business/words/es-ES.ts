import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `Su oferta para la solicitud ${number}`,
    heading: 'Su oferta está lista',
    text: (until) => `Los precios son válidos hasta el ${until}. Elija las tiradas que desee y pídalas.`,
    net: (amount) => `${amount} sin IVA`,
    action: 'Ver la oferta',
    footer: (shop) =>
      `Quien tenga este enlace puede aceptar la oferta. Recibe este correo porque se ha pedido un presupuesto con esta dirección en ${shop}.`,
  },
  quotes: {
    subject: (number) => `Hemos recibido su solicitud de presupuesto ${number}`,
    heading: 'Su solicitud de presupuesto ha llegado',
    paragraphs: (name, until) => [
      `Hola, ${name}:`,
      `La estamos estudiando y le responderemos a más tardar el ${until}.`,
    ],
    facts: {
      number: 'Número',
      product: 'Producto',
      size: 'Medidas interiores',
      quantities: 'Unidades',
    },
    action: 'Ver la solicitud',
    footer: (shop) => `Recibe este correo porque se ha pedido un presupuesto con esta dirección en ${shop}.`,
  },
};
