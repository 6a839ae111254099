/** What only an order for a company needs: one file for all of it. */

export { BuyerSelect } from './buyer-select.tsx';
export { CompanyHold } from './company-hold.tsx';
