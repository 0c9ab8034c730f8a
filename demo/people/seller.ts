import { demoPassword } from './users.ts'

/** The seller of the demo. The key is public, like the password. */
export const demoSeller = {
  id: 'seller-lisa',
  name: 'Lisa Holm',
  email: 'lisa@demo.example',
  password: demoPassword,
  totpSecret: 'KRUGS4ZANFZSAYJAORXW64TFMRSW23ZA',
}
