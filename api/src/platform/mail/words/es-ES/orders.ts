import { counted } from '../counted.ts';
import type { TradeMailWords } from '../words.ts';

const pieces = counted('es-ES', { one: 'unidad', many: 'de unidades', other: 'unidades' });

export const orders: TradeMailWords = {
  orders: {
    subject: (shop, number) => `Hemos recibido su pedido ${number} en ${shop}`,
    heading: 'Gracias, hemos recibido su pedido',
    paid: 'Hemos recibido su pago.',
    waiting:
      'Transfiera el importe pendiente a la cuenta de abajo e indique el número de pedido como concepto. La producción empieza cuando llega el dinero.',
    production:
      'Su arte final se imprime exactamente como usted lo aprobó. Encontrará el pedido, sus diseños y sus archivos de impresión en su cuenta.',
    number: 'Número de pedido',
    total: 'Importe total',
    pieces: 'Unidades',
    reference: 'Concepto',
    transfer: 'A transferir ahora',
    due: 'Plazo que vence el',
    account: 'Número de cuenta',
    swift: 'SWIFT',
    demonstration: 'Esta es una cuenta de demostración: no le transfiera dinero.',
    action: 'Ver el pedido',
    footer: (shop) => `Recibe este correo porque ha hecho un pedido en ${shop}.`,
  },
  schedules: {
    subject: {
      due: (number) => `El próximo plazo del pedido ${number} vence pronto`,
      overdue: (number) => `Un plazo del pedido ${number} está vencido`,
    },
    heading: { due: 'El próximo plazo vence pronto', overdue: 'Un plazo de su pedido está vencido' },
    how: 'Páguelo con tarjeta en la página de abajo o transfiéralo a esta cuenta con el número de pedido como concepto. Si ya ha pagado, no tiene que hacer nada.',
    demonstration: 'Esta es una cuenta de demostración: no le transfiera dinero.',
    number: 'Número de pedido',
    part: 'Plazo',
    amount: 'Importe',
    due: 'Vence el',
    account: 'Número de cuenta',
    swift: 'SWIFT',
    reference: 'Concepto',
    action: 'Pagar este plazo',
    footer: (shop) => `Recibe este correo porque paga a plazos un pedido en ${shop}.`,
  },
  cancellation: {
    subject: (shop, number) => `Su pedido ${number} en ${shop} está anulado`,
    heading: 'Su pedido está anulado',
    receipt: 'No se fabricará ni se enviará nada de él.',
    withdrawn: 'Hemos recibido su desistimiento del contrato. Este correo es su acuse de recibo.',
    refund:
      'Le devolvemos lo que pagó por el mismo medio de pago. Los bancos tardan hasta diez días hábiles.',
    nothingPaid:
      'No ha pagado nada, así que no hay nada que devolver. Le rogamos que no haga ninguna transferencia por él.',
    number: 'Número de pedido',
    when: 'Anulado el (UTC)',
    amount: 'Devolución',
    creditNote: 'Factura rectificativa',
    action: 'Ver el pedido',
    footer: (shop) => `Recibe este correo porque ha hecho un pedido en ${shop}.`,
  },
  refunds: {
    subject: (shop, number) => `Devolución de dinero por su pedido ${number} en ${shop}`,
    heading: 'Le devolvemos dinero',
    why: {
      part: 'Le devolvemos el importe que figura abajo. Todo lo demás de su pedido sigue igual.',
      surplus: 'Ha pagado más de lo que cuesta su pedido. Le devolvemos la diferencia.',
      late: 'Su pago llegó cuando el pedido ya estaba anulado, por eso se lo devolvemos.',
    },
    way: {
      gateway:
        'El dinero vuelve por el mismo medio de pago que usted usó. Los bancos tardan hasta diez días hábiles.',
      transfer:
        'Le haremos una transferencia a su cuenta bancaria. Si nos falta el número de cuenta, se lo pediremos.',
      wallet: 'El importe ya está en su monedero y puede usarlo en su próximo pedido.',
    },
  },
  offers: {
    subject: (number) => `Su oferta para la solicitud ${number}`,
    heading: 'Su oferta está lista',
    text: (until) => `Los precios son válidos hasta el ${until}. Elija las tiradas que desee y pídalas.`,
    pieces,
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
      pieces,
      action: 'Seguir diseñando',
      footer: (shop) =>
        `Recibe solo este correo porque se ha indicado esta dirección en ${shop}. No habrá ningún otro; si no ha sido usted, no le haga caso.`,
    },
  },
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
    pieces,
    track: 'Seguir el envío',
    see: 'Ver el pedido',
    pickUp: 'Recogida',
    footer: (shop) => `Recibe este correo porque ha hecho un pedido en ${shop}.`,
  },
};
