import type { SocialState } from '#domain/machines/social-machine'
import { useWords } from '../../i18n/use-words'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { CHANNEL_NAMES } from './channel-glyph'
import { leaveWelcome, registerThem, stopWaiting, tellSocial } from './social-flow'

/** What a login by a provider asks and tells: whose account it is to be (SOC-03), and the name of a new member (REG-04). */
export const SocialDialogs = ({ state }: { readonly state: SocialState }) => {
  const t = useWords('rest')
  switch (state.kind) {
    case 'choosing': {
      const name = CHANNEL_NAMES[state.proof.firebaseChannel]
      return (
        <Dialog
          title={t('social.choice.title', { name })}
          onClose={stopWaiting}
          isTextRead
          actions={
            <>
              <Button variant="primary" isWide onClick={() => tellSocial({ type: 'bind' })}>
                {t('social.choice.bind')}
              </Button>
              {state.mayRegister && (
                <Button variant="quiet" isWide onClick={() => void registerThem()}>
                  {t('social.choice.register')}
                </Button>
              )}
              <Button variant="quiet" isWide onClick={stopWaiting}>
                {t('social.cancel')}
              </Button>
            </>
          }
        >
          {t(state.mayRegister ? 'social.choice.text' : 'social.choice.bindOnly', { name })}
        </Dialog>
      )
    }
    case 'welcoming': {
      const { userName, login } = state.registered
      return (
        <Dialog
          title={t('register.done.title', { name: userName })}
          actions={
            <Button variant="primary" isWide onClick={leaveWelcome}>
              {t(login ? 'register.done.go' : 'action.ok')}
            </Button>
          }
        >
          {t('register.done.text')}
        </Dialog>
      )
    }
    default:
      return null
  }
}
