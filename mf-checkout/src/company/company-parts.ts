/** The code that only company orders need, in one file. */

export { BuyerSelect } from './buyer-select.tsx';
export { CompanyHold } from './company-hold.tsx';
