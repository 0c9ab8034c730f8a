export { AccountMenu, type AccountMenuProps, type AttachedCustomer } from './account-menu.tsx'
