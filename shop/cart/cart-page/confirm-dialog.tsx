/** A separate file for `later`. */
export { ConfirmDialog as default } from '@tradecounter/ui/confirm-dialog'
