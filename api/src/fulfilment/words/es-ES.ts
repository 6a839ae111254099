import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
  approvals: {
    subject: (number) => `Apruebe la prueba de impresión del pedido ${number}`,
    heading: 'Su prueba de impresión está lista',
    text: 'Mire con atención cada archivo: imprimimos lo que usted apruebe. La producción espera su respuesta.',
    order: 'Pedido',
    note: 'Observación',
    action: 'Ver la prueba',
    footer: (shop) =>
      `Quien tenga este enlace puede aprobar la prueba. Recibe este correo porque ha hecho un pedido en ${shop}.`,
    page: {
      title: (number) => `Prueba de impresión del pedido ${number}`,
      intro: 'Mire con atención cada archivo: imprimimos lo que usted apruebe.',
      file: (index) => `Archivo de impresión ${index} (PDF)`,
      approve: 'La apruebo: imprímanla así',
      reject: 'La rechazo: hay que cambiar algo',
      reason: '¿Qué hay que cambiar? Es necesario para rechazarla.',
      email: 'Su dirección de correo',
      send: 'Enviar la decisión',
      approved: 'Esta prueba está aprobada. La producción puede empezar.',
      rejected: 'Esta prueba está rechazada. La corregimos y le escribimos de nuevo.',
      superseded: 'Una prueba más reciente ha sustituido a esta. Abra el enlace del correo más reciente.',
      canceled: 'Este pedido está anulado; no hay nada que decidir.',
      reasonMissing: 'Indique qué hay que cambiar y envíelo de nuevo.',
      fields: 'Elija una de las dos opciones, indique su dirección de correo y envíelo de nuevo.',
    },
  },
  shipments: {
    subject: (shop, number) => `Su pedido ${number} en ${shop} está en camino`,
    heading: 'Su pedido está en camino',
    whole: 'Hemos entregado sus embalajes al transportista.',
    part: 'Hemos entregado una parte de su pedido al transportista. El resto va aparte y le avisaremos con otro correo.',
    collect: 'Sus embalajes están listos para la recogida.',
    number: 'Número de pedido',
    carrier: 'Transportista',
    tracking: 'Número de seguimiento',
    track: 'Seguir el envío',
    see: 'Ver el pedido',
    pickUp: 'Recogida',
    footer: (shop) => `Recibe este correo porque ha hecho un pedido en ${shop}.`,
  },
};
