export {
  AccountMenu,
  type AccountMenuProps,
  type AccountOption,
  type AttachedCustomer,
} from './account-menu.tsx'
