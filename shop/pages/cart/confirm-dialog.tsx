/** A file of its own, for `later`. */
export { ConfirmDialog as default } from '@tradecounter/ui/confirm-dialog'
