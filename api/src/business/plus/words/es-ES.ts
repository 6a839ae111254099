import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
    subject: (company) => `${company} le invita a hacer pedidos en común`,
    heading: 'Le invitan a una empresa',
    text: (company, shop) => `${company} quiere que se una a su cuenta en ${shop}.`,
    until: 'Válida hasta',
    role: 'Su función',
    roles: {
      viewer: 'Consulta',
      designer: 'Diseño',
      requester: 'Pedidos',
      approver: 'Aprobación',
      finance: 'Finanzas',
      admin: 'Administración',
    },
    action: 'Ver la invitación',
    footer: (shop) =>
      `Quien tenga este enlace puede unirse en su lugar. Si no conoce la empresa, ignore este mensaje de ${shop}.`,
    page: {
      title: 'Unirse a una empresa',
      question: '¿Quiere unirse a la empresa que le ha invitado?',
      button: 'Sí, unirme',
      done: 'Ya pertenece a la empresa. Inicie sesión para hacer pedidos en su nombre.',
      void: 'Esta invitación se ha usado, se ha retirado o ha caducado. Pida otra a la empresa.',
    },
    noAccount:
      'Todavía no hay ninguna cuenta con la dirección invitada. Regístrese con ella, confírmela con el enlace de nuestro correo y vuelva a abrir este enlace.',
    takenOver:
      'Ya pertenece a la empresa. La dirección de la cuenta no estaba confirmada, así que su contraseña y todas las sesiones han dejado de valer: le enviamos un enlace para elegir una contraseña nueva.',
  },
  approval: {
    asked: {
      subject: (number) => `El pedido ${number} espera su aprobación`,
      heading: 'Un pedido espera aprobación',
      text: 'Alguien de su empresa quiere pedir más de lo que permite el límite. El pedido podrá hacerse cuando alguien lo apruebe.',
    },
    approved: {
      subject: (number) => `El pedido ${number} está aprobado`,
      heading: 'Su pedido está aprobado',
      text: 'Ya puede hacerlo. Cualquier cambio necesita una nueva aprobación.',
    },
    declined: {
      subject: (number) => `El pedido ${number} está rechazado`,
      heading: 'Su pedido está rechazado',
      text: 'No se ha hecho. Puede cambiarlo y volver a pedir la aprobación.',
    },
    expired: {
      subject: (number) => `Nadie ha decidido sobre el pedido ${number}`,
      heading: 'Su solicitud ha caducado',
      text: 'Nadie ha decidido a tiempo. Puede pedirlo otra vez.',
    },
    company: 'Empresa',
    order: 'Pedido',
    po: 'Pedido de compra',
    total: 'Total',
    note: 'Nota',
    reason: 'Motivo',
    action: 'Ver los pedidos',
    footer: (shop) => `Recibe este mensaje porque su empresa hace pedidos en ${shop}.`,
  },
  pro: {
    received: {
      subject: (shop) => `Tenemos su solicitud de ${shop} Pro`,
      heading: 'Su solicitud ha llegado',
      text: 'La estudiaremos y le escribiremos.',
    },
    in_progress: {
      subject: (shop) => `Estamos estudiando su solicitud de ${shop} Pro`,
      heading: 'Alguien se ocupa de ella',
      text: 'Uno de nosotros ha tomado su solicitud y quizá le llame para hacerle preguntas.',
    },
    accepted: {
      subject: (shop) => `Bienvenido a ${shop} Pro`,
      heading: 'Ya forma parte del programa',
      text: 'Su solicitud ha sido aceptada. Responda a este mensaje para hablar de su primer proyecto.',
    },
    declined: {
      subject: (shop) => `Su solicitud de ${shop} Pro`,
      heading: 'Ahora no podemos admitirle',
      text: 'Lo sentimos: el programa no se ajusta a lo que ha descrito. Puede seguir haciendo pedidos como hasta ahora.',
    },
    footer: (shop) => `Recibe este mensaje porque se ha enviado una solicitud con esta dirección en ${shop}.`,
  },
  supplier: {
    received: {
      subject: (shop) => `Tenemos su solicitud como proveedor de ${shop}`,
      heading: 'Su solicitud ha llegado',
      text: 'Nuestro departamento de compras la estudiará y le escribirá.',
    },
    in_review: {
      subject: (shop) => `${shop} está estudiando su solicitud`,
      heading: 'Su solicitud está en estudio',
      text: 'Quizá le pidamos muestras, precios o certificados.',
    },
    accepted: {
      subject: (shop) => `Bienvenido entre los proveedores de ${shop}`,
      heading: 'Su solicitud ha sido aceptada',
      text: 'Le escribiremos en cuanto tengamos un trabajo adecuado.',
    },
    declined: {
      subject: (shop) => `Su solicitud como proveedor de ${shop}`,
      heading: 'Ahora no podemos trabajar juntos',
      text: 'Gracias por su solicitud. Lo que fabrica no se ajusta a lo que necesitamos en este momento.',
    },
    footer: (shop) =>
      `Recibe este mensaje porque alguien ha presentado una solicitud con esta dirección en ${shop}.`,
  },
};
