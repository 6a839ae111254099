/** What only an order for a company needs: one file for all of it. */
export { CompanyHold } from './company-hold.tsx';
export { OrderFor } from './order-for.tsx';
