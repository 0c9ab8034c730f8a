export {
  applicationAddress,
  askAttachment,
  discardApplication,
  registrationAddress,
  sendApplicationLink,
  useRegistration,
} from './calls.ts'
export { useActiveTab } from './use-active-tab.ts'
export { useApplication, type FollowedLink } from './use-application.ts'
export { useDraftSaver, useSavedDraft } from './use-draft-saver.ts'
export { useFormRules } from './use-form-rules.ts'
export { useRegister, type RegisterState } from './use-register.ts'
export { useSending, type SendFailure } from './use-sending.ts'
export {
  emptyAddress,
  emptyPerson,
  emptyValues,
  formTabs,
  hasMaskedNumber,
  isFormTab,
  lastTab,
  mostAddresses,
  mostBuyers,
  tabBeside,
  tabOf,
  type DeliveryAddress,
  type Person,
} from './rules.ts'
export {
  activeTabAtom,
  applicationPageAtom,
  applicationValuesAtom,
  businessModelAtom,
  changeTabAction,
  checkFieldAction,
  checkTabsAction,
  clearApplicationAction,
  companyFieldsAtom,
  editedTabsAtom,
  formRulesAtom,
  identificationInitiatedAtom,
  mailedLinkAtom,
  refusedValuesAtom,
  registrationParametersAtom,
  saveStateAtom,
  tabsAtom,
  takeApplicationAction,
  validationErrorsAtom,
  type MailedLink,
} from './state.ts'
