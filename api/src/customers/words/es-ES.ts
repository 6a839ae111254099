import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Confirme su dirección de correo en ${shop}`,
      heading: 'Confirme su dirección de correo',
      paragraphs: [
        'Su cuenta está lista, y en ella le esperan su carrito y sus diseños.',
        'Confirme esta dirección para que le lleguen las novedades de sus pedidos. El enlace funciona durante 14 días.',
      ],
      action: 'Confirmar la dirección',
      footer: (shop) =>
        `Recibe este correo porque con esta dirección se abrió una cuenta en ${shop}. ¿No ha sido usted? Entonces no tiene que hacer nada.`,
    },
    account: (email) => `Es para la cuenta ${email}.`,
    reset: {
      subject: (shop) => `Elija una nueva contraseña para ${shop}`,
      heading: 'Elija una nueva contraseña',
      paragraphs: [
        'Con el enlace de abajo puede elegir una nueva contraseña. Funciona una sola vez, durante dos horas.',
      ],
      action: 'Elegir una nueva contraseña',
      footer: (shop) =>
        `Recibe este correo porque se ha pedido una nueva contraseña en ${shop}. ¿No ha sido usted? Entonces su contraseña sigue como estaba.`,
    },
    email: {
      subject: (shop) => `Confirme su nueva dirección de correo en ${shop}`,
      heading: 'Confirme su nueva dirección de correo',
      paragraphs: [
        'Ha pedido usar esta dirección para su cuenta a partir de ahora.',
        'El cambio tendrá efecto cuando lo confirme. El enlace funciona una sola vez, durante 24 horas.',
      ],
      action: 'Usar esta dirección',
      footer: (shop) =>
        `Recibe este correo porque se ha indicado esta dirección para una cuenta en ${shop}. ¿No ha sido usted? Entonces no tiene que hacer nada.`,
    },
    emailNotice: {
      subject: (shop) => `Su dirección de correo en ${shop} va a cambiar`,
      heading: 'Se ha pedido otra dirección de correo',
      paragraphs: [
        'Alguien que conoce su contraseña ha pedido otra dirección de correo para su cuenta. El cambio tendrá efecto cuando se confirme la nueva dirección.',
        '¿No ha sido usted? Entonces inicie sesión ahora mismo y elija una nueva contraseña.',
      ],
      footer: (shop) => `Recibe este correo porque se refiere a la seguridad de su cuenta en ${shop}.`,
    },
    passwordChanged: {
      subject: (shop) => `Se ha cambiado su contraseña en ${shop}`,
      heading: 'Se ha cambiado su contraseña',
      paragraphs: [
        'Se ha cerrado la sesión en todos los demás dispositivos y se han revocado todas las claves de API.',
        '¿No ha sido usted? Entonces pida ahora mismo una nueva contraseña en la página de inicio de sesión.',
      ],
      footer: (shop) => `Recibe este correo porque se refiere a la seguridad de su cuenta en ${shop}.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `Sus datos de ${shop} están listos`,
      heading: 'Sus datos están listos',
      paragraphs: [
        'La copia de todo lo que guardamos sobre usted está lista, con la lista de sus archivos.',
        'El enlace funciona una sola vez, durante 7 días. Después se borra la copia.',
      ],
      action: 'Descargar mis datos',
      footer: (shop) => `Recibe este correo porque ha pedido una copia de sus datos en ${shop}.`,
    },
    exportPage: {
      title: 'Sus datos',
      question: 'La copia solo puede descargarse una vez. Guárdela donde otros no puedan leerla.',
      button: 'Descargar',
      done: 'La copia se ha descargado.',
      void: 'Este enlace ya se ha usado o ha caducado. Pida una copia nueva en la página «Privacidad y datos» de su cuenta.',
    },
    erase: {
      subject: (shop) => `Confirme que desea eliminar su cuenta en ${shop}`,
      heading: '¿Eliminar su cuenta?',
      paragraphs: [
        'Ha pedido que se eliminen su cuenta y todos los datos personales que contiene.',
        'Confírmelo con el enlace de abajo. Funciona una sola vez, durante 24 horas. Hasta entonces no ocurre nada.',
      ],
      action: 'Eliminar mi cuenta',
      footer: (shop) =>
        `Recibe este correo porque se ha pedido eliminar su cuenta en ${shop}. ¿No ha sido usted? Entonces cambie su contraseña.`,
    },
    erasePage: {
      title: 'Eliminar su cuenta',
      question: '¿Desea que se eliminen su cuenta y todos los datos personales que contiene?',
      button: 'Sí, eliminar mi cuenta',
      done: 'Confirmado. Un correo le indica qué día ocurrirá y cómo anularlo.',
      void: 'Este enlace ya se ha usado o ha caducado. Vuelva a pedir la eliminación en la página «Privacidad y datos» de su cuenta.',
    },
    scheduled: {
      subject: (shop) => `Su cuenta en ${shop} se va a eliminar`,
      heading: 'Su cuenta se va a eliminar',
      paragraphs: (day) => [
        `El ${day} se eliminarán su cuenta, direcciones, carritos, diseños y archivos. Hasta entonces puede iniciar sesión y anularlo.`,
        'Las facturas y los importes de sus pedidos se conservan mientras lo exija la ley tributaria. Los pedidos en camino se entregan antes.',
        'Este es el último correo al respecto.',
      ],
      action: 'Anular la eliminación',
      footer: (shop) => `Recibe este correo porque se ha confirmado la eliminación de su cuenta en ${shop}.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Confirme su suscripción al boletín de ${shop}`,
      heading: '¿Desea recibir nuestro boletín?',
      paragraphs: [
        'Esta dirección se ha indicado para nuestro boletín. Confírmela y recibirá el próximo número.',
        'Sin su confirmación no recibirá nada más.',
      ],
      action: 'Sí, quiero el boletín',
      footer: (shop) => `Recibe este correo porque esta dirección se ha indicado para el boletín de ${shop}.`,
    },
    welcome: {
      subject: (shop) => `Le damos la bienvenida al boletín de ${shop}`,
      heading: 'Ya está en la lista',
      paragraphs: [
        'A partir de ahora recibirá nuestro boletín. Puede darse de baja cuando quiera con el enlace de abajo.',
      ],
      action: 'Darse de baja',
      footer: (shop) => `Recibe este correo porque se ha suscrito al boletín de ${shop}.`,
    },
    confirmPage: {
      title: 'Boletín',
      question: '¿Desea recibir nuestro boletín?',
      button: 'Sí, suscribirme',
      done: 'Su suscripción está confirmada. Gracias.',
      void: 'Este enlace ya no funciona. Vuelva a indicar su dirección en el formulario del boletín.',
    },
    unsubscribePage: {
      title: 'Boletín',
      question: '¿Desea dejar de recibir nuestro boletín?',
      button: 'Sí, darme de baja',
      done: 'Se ha dado de baja. No recibirá más números.',
      void: 'Este enlace no corresponde a ninguna suscripción.',
    },
  },
};
