import type { ProductRangePages } from '../../content-words.ts';

export const esES: ProductRangePages = {
  ecoBadge: {
    lead: 'Por qué ninguna caja nuestra lleva un distintivo ecológico y qué ponemos en su lugar.',
    parts: [
      [
        'Sin distintivo propio',
        'La palabra «verde» en una caja no dice nada que se pueda comprobar. En la UE, un distintivo de sostenibilidad que no se apoya en un sistema de certificación está prohibido desde el 27 de septiembre de 2026 (Directiva (UE) 2024/825). No damos ninguno.',
      ],
      [
        'Lo que ve en su lugar',
        'La parte de fibra reciclada que el proveedor declara para un cartón, el peso de la caja y, donde un conjunto de factores publicado cubre su cartón, su huella en kg de CO₂e. Cada cifra está junto a su fuente.',
      ],
      [
        'Menos de todo',
        'Estos productos usan cartón kraft, papel o película reciclada y poca tinta. Compare sus cifras antes de elegir.',
      ],
    ],
  },
  enterprise: {
    lead: 'Para empresas que piden a menudo, en varios lugares o con reglas propias.',
    parts: [
      [
        'Varias personas',
        'Donde se ofrece Plus, la empresa reparte funciones: leer, diseñar, pedir, aprobar, finanzas. Un pedido por encima del límite espera a que lo apruebe quien puede hacerlo. Su propio número de pedido figura en la factura.',
      ],
      [
        'Más allá de la lista',
        'Para tiradas mayores, otras formas y otros materiales, pida un presupuesto. La oferta llega por correo electrónico y se acepta en línea.',
      ],
      [
        'Sus sistemas',
        'Los pedidos, las facturas y los envíos se pueden leer a través de la interfaz, y los webhooks comunican a su sistema lo que pasa.',
      ],
      [
        'Solo su impresión',
        'Se imprime su diseño. No le añadimos ninguna marca nuestra, así que las cajas pueden enviarse después con su propio nombre.',
      ],
    ],
  },
  industries: {
    lead: 'Cuál de nuestros embalajes sirve para qué, por sectores.',
    parts: [
      [
        'Cosmética y cuidado',
        'Un estuche para el estante, una caja rígida para el set, una etiqueta para el frasco. El cartoncillo es fino y admite una impresión delicada; la caja rígida pesa más y tarda más.',
      ],
      [
        'Comida y bebida',
        'Cajas para tartas y botellas, botes y bolsas para productos secos. Que un material pueda tocar alimentos depende del cartón, de la tinta y del alimento: pregúntenos antes de pedir.',
      ],
      [
        'Ropa',
        'Una bolsa de envío pesa poco y ocupa poco. Una caja de envío con una segunda tira adhesiva sirve también para devolver.',
      ],
      [
        'Tiendas en línea',
        'Una caja postal se cierra sin cinta; una americana admite más. El buscador de medidas propone la caja más pequeña en la que cabe lo que envía.',
      ],
    ],
  },
  designShowcase: {
    lead: 'Qué se puede imprimir sobre qué, mostrado en las cajas que hacemos.',
    parts: [
      [
        'Un color sobre marrón',
        'Una tinta sobre cartón kraft es la impresión más sencilla. Las tintas oscuras destacan mejor, porque a través de las claras se ve el marrón del cartón.',
      ],
      [
        'Blanco e interior impreso',
        'El blanco opaco hace que el color sea el propio cartón. La impresión interior se ve al abrir la tapa y tarda dos días laborables más.',
      ],
      [
        'A todo color',
        'Sobre cartón blanco o estucado una fotografía conserva sus colores. La imagen que llega al borde debe sobrepasarlo lo que indica el editor.',
      ],
      [
        'De dónde salen las imágenes',
        'Cada caja de esta página la dibuja la tienda a partir de su propio troquel. Los diseños de los clientes son suyos, por eso no se muestra ninguno.',
      ],
    ],
  },
  inspirations: {
    lead: 'Cuatro ocasiones y en qué las empaquetaríamos.',
    parts: [
      [
        'Un regalo',
        'Un cajón o una solapa con imanes se abren despacio. El papel de seda esconde lo que hay dentro y una tarjeta dice de quién viene.',
      ],
      [
        'Una caja cada mes',
        'La caja se queda igual y cambia la faja, de modo que cada mes solo la faja necesita un diseño nuevo.',
      ],
      [
        'Envío plano',
        'Los libros, las láminas y la ropa se envían en plano. Un sobre de cartón evita que se doblen; una bolsa de papel es lo que menos pesa.',
      ],
      [
        'Una botella',
        'El fondo de la caja para vino se traba solo y aguanta el peso; la caja con asa lleva el asa cortada de la misma hoja.',
      ],
    ],
  },
  blog: {
    lead: 'Artículos breves sobre medidas, cartón, cantidad y archivos: lo que se pregunta antes del primer pedido.',
    parts: [
      [
        'Mida por dentro',
        'Una caja se pide por su medida interior: largo, ancho y alto, en este orden, con el largo y el ancho en la abertura. Mida lo que va dentro, añada unos milímetros de holgura y déjenos las paredes: se suman por fuera.',
      ],
      [
        'Qué cartón',
        'El canal E mide 1,5 mm y admite una impresión fina; el canal B mide 3 mm y aguanta más peso apilado. El cartoncillo es para cosas ligeras de estante. Un pack de muestras permite tocar la diferencia.',
      ],
      [
        'Cuántas',
        'La preparación y las planchas cuestan lo mismo para 30 cajas que para 1000, así que el precio por unidad baja con la cantidad. Mire la tabla de precios: a veces una tirada mayor cuesta menos en total, y entonces lo decimos.',
      ],
      [
        'Archivos que se imprimen bien',
        'Un PDF vectorial es nítido a cualquier tamaño. Una imagen debería tener unos 300 puntos por pulgada al tamaño impreso. Convierta el texto en trazados o incruste las fuentes.',
      ],
    ],
  },
};
