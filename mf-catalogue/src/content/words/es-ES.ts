import type { ContentWords } from '../content-words.ts';
import { esES as application } from './application/es-ES.ts';
import { esES as business } from './business/es-ES.ts';
import { esES as range } from './range/es-ES.ts';

export const esES: ContentWords = {
  seeAlso: 'Véase también',
  demonstration: 'Son los datos de una empresa de demostración. Nadie opera con ese nombre.',
  company: {
    name: 'Empresa',
    address: 'Dirección',
    registration: 'Número de registro',
    vatId: 'NIF-IVA',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  },
  doors: {
    quote: 'Pedir presupuesto',
    plus: 'El programa Plus',
    account: 'Su cuenta',
    api: 'Documentación de la interfaz',
  },
  calendar: {
    caption:
      'Días no laborables que nuestras fechas se saltan (producción: {{production}}, entrega: {{delivery}})',
    date: 'Día',
    holiday: 'Festivo',
    rests: 'Qué se detiene',
    production: 'Producción',
    delivery: 'Entrega',
    both: 'Producción y entrega',
    failed: 'Ahora no se puede mostrar el calendario. Las fechas del carrito lo tienen en cuenta igualmente.',
  },
  application,
  pages: {
    ...business,
    ...range,
    about: {
      lead: 'Hacemos embalajes con su propia impresión y mostramos de qué se compone cada cifra.',
      parts: [
        [
          'Qué hacemos',
          'Usted escribe la medida de lo que embala. El troquel, la caja montada, el peso y el precio aparecen al momento, calculados a partir de la geometría real de la caja y no de una tabla de tamaños. El pedido mínimo es de 30 unidades de un mismo diseño.',
        ],
        [
          'Cómo calculamos los precios',
          'Cada precio es la suma de sus partes: preparación, planchas, cartón, impresión, acabado, troquelado y pegado, y transporte. Usted ve cada una, y si una tirada mayor cuesta menos en total se lo decimos antes de pagar.',
        ],
        [
          'Cómo damos las fechas',
          'La producción dura 21 días, es decir, 15 días laborables, desde su aprobación. Los festivos de su país ya están incluidos. Donde es posible la producción exprés, su precio y su fecha figuran junto a los habituales.',
        ],
      ],
    },
    contact: {
      lead: 'Escriba o llame: responde una persona.',
      parts: [
        [
          'Antes de escribir',
          'Si se trata de un pedido, indique su número; está en el asunto de todos nuestros correos. Si es una duda sobre una caja, envíe el enlace de la barra de direcciones: contiene la medida y todas las opciones.',
        ],
        [
          'Si algo está mal',
          'Envíe fotografías y el número de unidades afectadas a {{email}}. Le responderemos qué haremos y en qué plazo.',
        ],
      ],
    },
    help: {
      lead: 'Respuestas breves a lo que más se pregunta.',
      parts: [
        [
          'Hacer un pedido',
          'Elija un producto, escriba la medida interior, coloque su gráfico en las caras y elija la cantidad. No hace falta conocer el cartón exacto: cada opción muestra lo que cambia en precio y peso.',
        ],
        [
          'Archivos',
          'PDF, SVG, PNG y JPEG. Un PDF vectorial sigue siendo vectorial en el archivo de impresión. Las imágenes pueden tener hasta 7000 × 7000 píxeles.',
        ],
        [
          'Cambios y anulación',
          'Un pedido se puede anular en la cuenta hasta que empieza su producción; el importe se devuelve por el mismo medio de pago. Un pedido hecho no se modifica: para otra dirección u otro gráfico, anúlelo y haga el pedido de nuevo.',
        ],
        [
          'Entrega',
          'El carrito muestra el margen de días, el motivo de cada demora y hasta cuándo hay que pedir para mantener la fecha.',
        ],
        [
          'Packs de muestras',
          'Un pack contiene hasta ocho muestras de cartones e impresiones, a un precio único y con entrega gratuita. Cuando empieza la producción de su próximo pedido de embalajes, reembolsamos el precio de un pack por el mismo medio de pago, una vez por cliente.',
        ],
        [
          'Pedido mínimo y cantidades',
          'El mínimo es de 30 unidades de un diseño en una medida; a partir de ahí elige cualquier cantidad. Los tramos de precio empiezan en 30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000 y 2500 unidades: una cantidad intermedia tiene el precio unitario del tramo inferior.',
        ],
        [
          'Cómo se compone el precio',
          'El precio suma preparación, planchas, cartón, impresión, acabado, troquelado y pegado, y transporte; la entrega por mensajero está incluida. La preparación y las planchas cuestan lo mismo en cualquier tirada, así que el precio unitario baja con la cantidad. Justo por debajo de un tramo, la tirada mayor puede costar menos en total: 500 unidades menos que 480.',
        ],
        [
          'Métodos de pago y plazos',
          'Usted paga con tarjeta o por transferencia; en la tienda de Estados Unidos, solo con tarjeta. Con transferencia, la producción empieza al recibir el pago. En algunos mercados, las empresas pueden pagar los pedidos grandes en dos o tres plazos; los importes y vencimientos se muestran al pagar el pedido.',
        ],
        [
          'IVA y facturas',
          'Indique su NIF-IVA al hacer el pedido; lo comprobamos en el registro oficial. Con un número verificado, las empresas de la UE fuera de Polonia compran los productos sin IVA y lo declaran ellas (entrega intracomunitaria; en servicios, inversión del sujeto pasivo). Tras el pago, la factura en PDF está con el pedido, en su cuenta.',
        ],
        [
          'Producción exprés',
          'Donde es posible, ahorra hasta 4 días laborables con un máximo de 5000 unidades, o hasta 7 días con un máximo de 1000 unidades sin planchas. El recargo y la fecha figuran junto a los habituales.',
        ],
        [
          'Países de entrega y aduana',
          'La tienda internacional entrega en la UE, el Reino Unido, Suiza y Noruega; las demás, en su propio país y algunas también en países vecinos. Para Suiza y Noruega: sin IVA, 40 EUR por la aduana; a la llegada puede haber gastos de importación, y el despacho no está incluido en las fechas.',
        ],
        [
          'Devoluciones y reclamaciones',
          'Los productos con su diseño o a su medida no tienen derecho de desistimiento; puede anular el pedido hasta que empiece la producción. Los consumidores pueden devolver los productos de serie en 14 días. Si hay defectos, envíe fotografías y el número de unidades afectadas a {{email}}: los fabricamos de nuevo o los reembolsamos.',
        ],
        [
          'Sangrado, colores y fuentes',
          'Prolongue los fondos más allá del corte con el sangrado y mantenga los textos en la zona de seguridad; el editor muestra ambos, 3 o 5 mm en la mayoría de las cajas. Las imágenes necesitan 300 ppp al tamaño de impresión. Imprimimos en CMYK; sobre kraft, los colores salen más oscuros. En un PDF, incruste las fuentes o conviértalas en trazados.',
        ],
        [
          'Plantillas y troquel propio',
          'Con «Descargar plantilla», en el configurador y en el editor, obtiene el troquel de su medida en PDF, SVG o DXF. Si tiene un troquel propio, pida un presupuesto y adjúntelo en PDF, AI o EPS.',
        ],
        [
          'Medir y elegir el cartón',
          'Indique la medida interior: largo, ancho y alto, con unos milímetros de holgura. El canal E (1,5 mm) admite una impresión fina, el canal B (3 mm) conviene a productos más pesados y el cartoncillo a cosas ligeras de estante.',
        ],
        [
          'Contacto con alimentos',
          'No declaramos ningún embalaje apto para el contacto directo con alimentos. Depende del cartón, de la tinta y del alimento: pregúntenos antes de pedir.',
        ],
        [
          'Reciclaje y responsabilidad del productor (RAP)',
          'Las cajas de cartón ondulado y cartoncillo sin película van al contenedor de papel. En muchos países, quien vende productos embalados debe registrarse y declarar los envases (RAP); no lo hacemos por usted. El peso del cartón figura en la página del producto.',
        ],
        [
          'Repetir un pedido y diseños guardados',
          '«Volver a pedir», en el pedido de su cuenta, pone las mismas líneas en el carrito a los precios de hoy, con el diseño que se imprimió. Los diseños se guardan mientras trabaja y están en la cuenta, en «Diseños».',
        ],
        [
          'Cuenta de empresa y aprobaciones',
          'Con Plus, la empresa asigna funciones y límites; un pedido por encima del límite espera aprobación. Su número de orden de compra figura en la factura. Plus se ofrece en la tienda internacional y en las de Alemania, Francia, Italia, Polonia y el Reino Unido.',
        ],
        [
          'Seguimiento y dirección de entrega',
          'Cuando sale un paquete, recibe un correo con el número de seguimiento y un enlace al transportista. Para otra dirección, vea «Cambios y anulación».',
        ],
      ],
    },
    services: {
      lead: 'Lo que puede añadir a un pedido; los precios están en el carrito.',
      parts: [
        [
          'Revisión de archivos por un experto',
          'Un experto en preimpresión examina el gráfico de una línea antes de fabricarla y le escribe si conviene cambiar algo.',
        ],
        [
          'Cobertura de reimpresión',
          'Las cajas que se dañen en su almacén en 12 meses se fabrican una vez más sin coste. Sus derechos legales no cambian.',
        ],
        [
          'Árboles plantados',
          'Con su pedido se plantan tantos árboles como elija. No compensan lo que emiten las cajas.',
        ],
        ['Packs de muestras', 'Hasta ocho muestras de cartones y productos, para tocarlas antes de pedir.'],
      ],
    },
    sustainability: {
      lead: 'Lo que podemos decir con una cifra y lo que no.',
      parts: [
        [
          'Una caja a medida',
          'Lo que más ahorra es el cartón que no se usa. El buscador de medidas coloca lo que usted envía y propone la caja más pequeña en la que cabe, con su peso.',
        ],
        [
          'Huella',
          'En la página de cada caja figura su huella en kg de CO₂e y el conjunto publicado de factores con que se calcula. Si ninguno cubre un material, no mostramos cifra. Las cifras de conjuntos distintos nunca se suman.',
        ],
        [
          'Árboles',
          'Puede añadir árboles plantados a un pedido. Contamos un árbol cuando su pedido está pagado, y no llamamos climáticamente neutra a ninguna caja.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'Qué significan las palabras de nuestras cajas.',
      parts: [
        [
          'Reciclable',
          'Las cajas de cartón ondulado y cartoncillo sin película van al contenedor de papel. Una caja laminada se recicla peor; el configurador muestra la película entre los acabados, así que puede prescindir de ella.',
        ],
        [
          'Reciclado y compostable',
          'Las bolsas de envío recicladas se hacen de plástico que antes era residuo. Las compostables son para compostaje industrial; solo su municipio puede decirle si las recoge.',
        ],
        [
          'Tintas',
          'Una impresión a un color sobre cartón marrón gasta menos tinta que una a todo color. La impresión es una parte propia del precio.',
        ],
      ],
    },
    fscCertification: {
      lead: 'Qué significa la certificación FSC y qué podemos decir de ella.',
      parts: [
        [
          'Qué significa',
          'El Forest Stewardship Council certifica bosques y cada empresa por cuyas manos pasa su madera. Una declaración como «FSC Mix» o «FSC Recycled» en una caja solo vale si también está certificado el último de la cadena, la imprenta.',
        ],
        [
          'Qué declaramos',
          'Nuestro certificado tiene el número {{fsc}}. Cualquiera puede buscarlo en el registro público de FSC.',
          'Si en esta página no hay ningún número, no tenemos certificado. En ese caso no vendemos ninguna caja como certificada ni imprimimos la marca FSC, sea cual sea el cartón.',
        ],
        [
          'En su pedido',
          'Con un certificado, el servicio «Certificado FSC» aparece en las líneas en que es válido y la declaración figura en su factura. Sin él, nadie puede añadirlo a un pedido.',
        ],
        [
          'Qué dicen nuestros datos',
          'Un cartón figura con la parte de fibra reciclada que declara su proveedor. Esa parte no es una declaración FSC ni sustituye a ninguna.',
        ],
      ],
    },
    termsOfService: {
      lead: 'Lo que rige entre usted y nosotros cuando hace un pedido.',
      parts: [
        [
          'Contrato',
          'El contrato se celebra cuando confirmamos su pedido por correo electrónico. Los precios son los que se muestran antes de pagar, con sus partes y su impuesto. El vendedor es {{company}}.',
        ],
        [
          'Pago',
          'Usted paga con uno de los medios disponibles para su mercado. Las empresas pueden pagar a plazos los pedidos mayores donde se ofrece; los importes y los días se muestran antes de aceptar.',
        ],
        [
          'Producción y entrega',
          'La producción empieza cuando usted ha aprobado el diseño. Las fechas figuran en el pedido; si alguna no puede cumplirse, le escribimos.',
        ],
        ['Gráficos', 'Usted tiene los derechos de lo que manda imprimir. El diseño sigue siendo suyo.'],
        [
          'Defectos',
          'Se aplica la garantía legal de su país. Envíe fotografías a {{email}}; fabricamos de nuevo o reembolsamos.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'Qué guardamos de usted, por qué, y cómo obtenerlo o hacerlo borrar.',
      parts: [
        [
          'Qué guardamos',
          'De un pedido: su nombre, direcciones, correo electrónico, el propio pedido y sus archivos, para cumplir el contrato. A quien no tiene cuenta lo conocemos solo por un número aleatorio, hasta 365 días. La sesión de una cuenta dura 31 días y se prolonga con el uso, como mucho un año.',
        ],
        [
          'Consentimiento',
          'Antes de que elija solo se guarda lo que la tienda necesita para funcionar. La analítica y la publicidad empiezan tras el consentimiento. Puede cambiar su elección en «Opciones de privacidad», al pie de cada página.',
        ],
        [
          'Copia de sus datos',
          'En su cuenta puede pedir una copia. El enlace del correo sirve una vez, durante 7 días.',
        ],
        [
          'Borrado',
          'Allí también puede hacer borrar su cuenta. El borrado se hace a los 14 días; hasta entonces puede anularlo. Si hay un pedido en camino, espera. Las facturas se conservan el tiempo que exige la ley fiscal.',
        ],
        [
          'A quién preguntar',
          'Escriba a {{email}}. También puede reclamar ante la autoridad de protección de datos de su país.',
        ],
      ],
    },
    returnsPolicy: {
      lead: 'Hecho para usted: sin desistimiento. Producto de serie: 14 días.',
      parts: [
        [
          'Productos a medida',
          'Lo que se imprime con su diseño o se corta a su medida se hace solo para usted. No hay derecho de desistimiento (Directiva 2011/83/UE, artículo 16 c). Puede anular el pedido hasta que empiece la producción.',
        ],
        [
          'Productos de serie',
          'Los consumidores pueden devolver packs de muestras, cajas ya impresas y cajas sin imprimir de un tamaño en existencias en los 14 días siguientes a la entrega, sin dar motivos. Antes del envío basta el enlace del correo del pedido. Después, escriba a {{email}}.',
        ],
        [
          'Su dinero',
          'Reembolsamos el precio del producto y de la entrega normal por el medio con que pagó. Usted asume el coste de devolver el producto.',
        ],
        ['Productos defectuosos', 'Nada de esto afecta a sus derechos legales.'],
      ],
    },
    impressum: {
      lead: 'Quién está detrás de esta tienda.',
      parts: [
        [
          'Responsable',
          '{{company}} responde del contenido de estas páginas. {{brand}} es el nombre de la tienda.',
        ],
        [
          'Reclamaciones',
          'Escriba primero a {{email}}: casi todo se resuelve así. Conserva el derecho a acudir al organismo de resolución de litigios que corresponda.',
        ],
      ],
    },
  },
};
