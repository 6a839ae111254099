export { orderPorts } from '@shop/api/src/orders/order-ports.ts';
