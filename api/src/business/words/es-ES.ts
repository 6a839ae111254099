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
  quotePdf: {
    title: 'Oferta',
    version: 'Versión',
    issued: 'Fecha de emisión',
    validUntil: 'Válida hasta',
    request: 'Solicitud',
    seller: 'Vendedor',
    recipient: 'Para',
    item: 'Mercancía',
    quantity: 'Unidades',
    unitPrice: 'Precio unitario',
    net: 'Neto',
    rate: 'IVA',
    gross: 'Con IVA',
    base: 'Base imponible',
    tax: 'Importe del IVA',
    totalNet: 'Total sin IVA',
    totalTax: 'Total IVA',
    total: 'Total',
    alternatives: 'Cada línea es una oferta independiente: elija una o varias.',
    chosen: 'El total corresponde a las líneas aceptadas.',
    binding: (until) =>
      `Estos precios nos vinculan hasta el ${until}. Usted no debe nada hasta que haga el pedido.`,
    delivery: (country) =>
      `Los precios no incluyen el envío, que se elige al tramitar el pedido. El IVA se calcula para ${country}; decide la dirección de entrega.`,
    review: 'Ver y aceptar',
    demonstration: 'Vendedor de demostración: esta oferta no obliga a nadie.',
  },
};
