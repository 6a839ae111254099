import type { BusinessPages } from '../../content-words.ts';

export const esES: BusinessPages = {
  holidays: {
    lead: 'En qué días no se fabrica ni se entrega nada. Nuestras fechas ya los tienen en cuenta.',
    parts: [
      [
        'Qué cambia un festivo',
        'Se fabrica en los días laborables del país donde está la planta y se entrega en los del país al que va el pedido. Cada festivo que cae en medio retrasa la fecha un día. La promesa de entrega, junto a la caja y en el carrito, los nombra todos.',
      ],
      [
        'Fines de semana',
        'Los sábados y domingos no se fabrica ni se entrega. Un festivo que cae en fin de semana no está en la tabla, salvo que la ley de su país lo traslade a un día laborable.',
      ],
      [
        'Antes de un puente',
        'Un diseño aprobado antes de las 14:00, hora de la planta, entra en producción ese mismo día laborable. Junto a cada fecha se indica hasta cuándo vale.',
      ],
    ],
  },
  suppliers: {
    lead: 'A quién buscamos, qué preguntamos y qué pasa con una solicitud.',
    parts: [
      [
        'A quién buscamos',
        'Fabricantes de cartón ondulado y compacto, cajas rígidas, bolsas de papel, bolsas de envío, cintas adhesivas, etiquetas y textiles; imprentas flexográficas, digitales y offset; talleres de acabado; papeleras; fabricantes de tintas; transportistas.',
      ],
      [
        'Qué preguntamos',
        'Su empresa con NIF-IVA y país, qué fabrica y qué certificados tiene, como FSC, PEFC, ISO 9001, ISO 14001, BRCGS o EcoVadis. Un certificado cuenta cuando lo ha confirmado quien lo emitió.',
      ],
      [
        'Cómo presentarse',
        'Rellene el formulario de abajo o escriba a {{email}}. La solicitud se recibe, se revisa y después se acepta o se rechaza; la decisión le llega por correo electrónico.',
      ],
    ],
  },
  partners: {
    lead: 'Cómo pueden trabajar con nosotros agencias, empresas de software y fabricantes.',
    parts: [
      [
        'Agencias y diseñadores',
        'Diseñe en nuestro editor o en su propio programa: la plantilla de una caja se descarga exactamente en la medida que necesita. Donde se ofrece Plus, la empresa reparte funciones entre su gente, del diseño a la aprobación.',
      ],
      [
        'Software',
        'Precios, troqueles, fechas de entrega y pedidos se consultan por una interfaz abierta. En la cuenta se crean claves propias, y los webhooks avisan a su sistema cuando un pedido se paga o se envía.',
      ],
      [
        'Fabricantes',
        'Quien fabrica embalajes, imprime o vende materiales se presenta como proveedor; la página para proveedores explica cómo.',
      ],
      [
        'Nombres',
        'Aquí no se nombra a ningún socio sin contrato ni consentimiento, y nadie puede pagar por ser recomendado. Para todo lo demás, escriba a {{email}}.',
      ],
    ],
  },
  affiliates: {
    lead: 'Cómo se premia una recomendación y qué no ofrecemos.',
    parts: [
      [
        'Con una cuenta',
        'Cada cuenta tiene un enlace y un código propios en «Invite a otras personas». Si alguien llega por él y paga un primer pedido que alcanza el mínimo, ambos reciben un saldo. El importe y el mínimo se ven antes de compartir el enlace.',
      ],
      [
        'Qué no se premia',
        'Una segunda cuenta propia, la misma dirección o la misma tarjeta. Si el pedido se anula, el saldo se retira en la medida en que no se haya gastado.',
      ],
      [
        'Publicidad',
        'No hay red de afiliados ni comisión por clics. Quien recomienda algo a cambio de un premio debe decirlo con claridad; lo exige la normativa de consumo.',
      ],
    ],
  },
  career: {
    lead: 'Qué puestos hay y cómo presentarse.',
    parts: [
      [
        'Puestos vacantes',
        'Ahora mismo no hay ningún puesto vacante. Cuando lo haya, estará aquí con sus tareas, lugar, horario y banda salarial.',
      ],
      [
        'Lo que sabrá primero',
        'Quien se presenta conoce la banda salarial antes de la primera entrevista, y a nadie se le pregunta cuánto ganaba. Ambas cosas las exige la Directiva (UE) 2023/970.',
      ],
      [
        'Candidatura espontánea',
        'Escriba a {{email}} qué sabe hacer y qué le gustaría hacer. La foto, la edad y la familia no importan. Usamos sus documentos solo para responderle; una línea a la misma dirección basta para que se borren.',
      ],
    ],
  },
  press: {
    lead: 'La tienda en pocas palabras y a quién preguntar.',
    parts: [
      [
        'En pocas palabras',
        '{{brand}} vende embalajes con la impresión de cada cliente, desde 30 unidades, en doce mercados y once idiomas. El troquel, el peso y el precio de una caja se calculan a partir de su geometría mientras se escribe la medida, y el precio se muestra con sus partes.',
      ],
      [
        'Imágenes',
        'Las cajas y los troqueles de estas páginas los dibuja la propia tienda. Puede mostrar capturas de pantalla cuando informe sobre ella.',
      ],
      [
        'Lo que no publicamos',
        'Aquí no se dan cifras de ventas, clientes ni cuota de mercado, y no se cita a nadie sin su consentimiento.',
      ],
      [
        'Preguntas',
        'Escriba a {{email}} o llame al {{phone}}. Díganos para quién escribe y para cuándo necesita la respuesta.',
      ],
    ],
  },
  leadership: {
    lead: 'Quién responde de la tienda y cómo llegar a quienes deciden.',
    parts: [
      [
        'Quién es responsable',
        'La tienda la gestiona {{company}}. Quién representa a la sociedad consta en el registro público, con el número indicado arriba; cualquiera puede consultarlo.',
      ],
      [
        'Qué se puede comprobar',
        'Aquí no contamos historias de éxito. Los precios se muestran con sus partes, las fechas con sus motivos y la huella de una caja con el conjunto de factores del que sale.',
      ],
      [
        'Escribir a la dirección',
        'Envíe una carta a la dirección de arriba o un correo a {{email}} con la palabra «Dirección» en el asunto. Si se trata de un pedido, indique su número.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'Cómo denunciar una infracción en nuestra empresa y qué le protege al hacerlo.',
    parts: [
      [
        'Quién y qué',
        'Empleados, candidatos, proveedores y su personal, y quien por su trabajo haya sabido de una infracción en {{company}}: fraude, productos inseguros, daños al medio ambiente, abuso de datos personales. Para un fallo en un pedido está la página de contacto.',
      ],
      [
        'Cómo denunciar',
        'Escriba a {{email}} con «Denuncia» en el asunto o envíe una carta con la indicación «Denuncia, confidencial» a la dirección de arriba. La carta puede ser anónima. Diga qué pasó, dónde y cuándo, y qué lo demuestra. Si lo pide, nos reunimos en persona.',
      ],
      [
        'Qué ocurre después',
        'En 7 días confirmamos la recepción y en 3 meses le decimos qué se hizo. Solo quienes investigan la denuncia saben quién es usted. Su nombre se comunica únicamente con su consentimiento, salvo que una ley lo exija.',
      ],
      [
        'Sin represalias',
        'Nadie puede ser despedido, perjudicado ni perder un contrato por una denuncia de buena fe o por ayudar en ella. En la UE lo establece la Directiva (UE) 2019/1937. Quien denuncia algo falso a sabiendas no está protegido.',
      ],
      [
        'Autoridades',
        'Puede acudir en cualquier momento a la autoridad competente de su país, sin pasar antes por nosotros.',
        'En este mercado recibe denuncias, por ejemplo, esta autoridad: {{authority}}.',
      ],
    ],
  },
};
