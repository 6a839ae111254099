import type { ServiceWords } from './words.ts';

export const esES: ServiceWords = {
  'expert-check': {
    name: 'Revisión de archivos por un experto',
    description:
      'Un especialista en preimpresión revisa los archivos de esta línea antes de fabricar y le escribe si conviene cambiar algo.',
  },
  warranty: {
    name: 'Cobertura de reimpresión',
    description:
      'Las cajas que se dañen en su almacén en un plazo de 12 meses se fabrican otra vez sin cargo. Sus derechos legales no cambian.',
  },
  'fsc-certificate': {
    name: 'Certificado FSC para esta línea',
    description:
      'La declaración de cadena de custodia del cartón de esta línea, en la factura y como marca para imprimir.',
  },
  tree: {
    name: 'Árbol plantado',
    description: 'Con su pedido se planta un árbol. No compensa lo que emiten las cajas.',
  },
};
