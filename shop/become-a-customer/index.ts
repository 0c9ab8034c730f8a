export { applicationAddress, registrationAddress } from './calls.ts'
export { emptyValues, formTabs } from './rules.ts'
export {
  activeTabAtom,
  applicationPageAtom,
  businessModelAtom,
  checkTabsAction,
  identificationInitiatedAtom,
  mailedLinkAtom,
  registrationParametersAtom,
  saveStateAtom,
  tabsAtom,
  takeApplicationAction,
  validationErrorsAtom,
  type MailedLink,
} from './state.ts'
