export { rotateKeys } from '../routes/keys.ts'
export { endSessions, listSessions, NoSuchUser, setBlocked, setPassword, unlock } from './people.ts'
export { NoSuchMail, sendConfirmation } from './mails.ts'
