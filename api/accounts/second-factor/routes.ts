import { secondFactorCalls } from '../../contract/index.ts'
import type { ApiContext } from '../../platform/services.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { passwordClientOf } from '../passwords/password-client.ts'
import { readSignInBrowser, sendBegunSession, sendSession } from '../sessions/send-session.ts'
import type { TakeOver } from '../sign-in/replace-session.ts'
import { createFactorSetup, type NewFactor } from './factor-setup.ts'
import { createStepService, type ProofAnswer } from './sign-in-steps.ts'

/** Second factors: as second step of a sign-in, as the only one (passkeys), as step-up, and their set-up (ACC-11). */
export const secondFactorRoutes =
  (takeOver: TakeOver): RouteGroup =>
  (mount, services) => {
    const steps = createStepService(services, takeOver)
    const setup = createFactorSetup(services, takeOver)
    const done = { success: true } as const
    const clientOf = (c: ApiContext) => passwordClientOf(c, services)
    const browserOf = (c: ApiContext) => readSignInBrowser(c, services)

    /** Sends the session that a use case has begun, and answers the rest. */
    const answer = <Rest>(
      c: ApiContext,
      { begun, ...rest }: Rest & Pick<ProofAnswer | NewFactor, 'begun'>,
    ) => {
      if (begun !== null) sendBegunSession(c, services, begun)
      return rest
    }

    mount(secondFactorCalls.signInStep, ({ c, caller }) => steps.readStep(caller, clientOf(c).origin))

    mount(secondFactorCalls.proveSecondFactor, async ({ c, caller: { sessionHash }, body: proof }) =>
      answer(c, await steps.prove(sessionHash, proof, clientOf(c), browserOf(c))),
    )

    mount(
      secondFactorCalls.confirm,
      async ({ c, caller, body: proof }) => {
        sendSession(c, services, await setup.confirm(caller, proof, clientOf(c)))
        return done
      },
      { startsJobs: true },
    )

    mount(secondFactorCalls.challengePasskey, async ({ c, caller, body: { use } }) => ({
      options: await steps.challengePasskey(caller, use, clientOf(c).origin),
    }))

    mount(secondFactorCalls.loginWithPasskey, async ({ c, caller, body: { passkey } }) =>
      answer(c, await steps.signInWithPasskey(caller, passkey, clientOf(c), browserOf(c))),
    )

    mount(secondFactorCalls.beginTotp, ({ c, caller }) => setup.beginTotp(caller, clientOf(c)))

    mount(secondFactorCalls.enableTotp, async ({ c, caller, body: { code } }) =>
      answer(c, await setup.enableTotp(caller, code, clientOf(c), browserOf(c))),
    )

    mount(
      secondFactorCalls.removeTotp,
      async ({ c, caller }) => {
        await setup.removeTotp(caller, clientOf(c))
        return done
      },
      { startsJobs: true },
    )

    mount(
      secondFactorCalls.renewRecoveryCodes,
      async ({ c, caller }) => ({ recoveryCodes: await setup.renewRecoveryCodes(caller, clientOf(c)) }),
      { startsJobs: true },
    )

    mount(secondFactorCalls.beginPasskey, async ({ c, caller }) => ({
      options: await setup.beginPasskey(caller, clientOf(c)),
    }))

    mount(secondFactorCalls.addPasskey, async ({ c, caller, body }) =>
      answer(c, await setup.addPasskey(caller, body, clientOf(c), browserOf(c))),
    )

    mount(
      secondFactorCalls.removePasskey,
      async ({ c, caller, body: { id } }) => {
        await setup.removePasskey(caller, id, clientOf(c))
        return done
      },
      { startsJobs: true },
    )
  }
