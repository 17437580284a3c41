import { CaptchaRow } from '../../shared/captcha/captcha-row'
import { lengthen } from '../samples'
import { Cell, Specimen } from '../specimen'

const stay = (): void => undefined

export const Captcha = () => (
  <Specimen title="Captcha" isWide>
    <Cell caption="loading">
      <CaptchaRow state={{ kind: 'loading' }} onPress={stay} />
    </Cell>
    <Cell caption="waiting">
      <CaptchaRow state={{ kind: 'waiting', wasClosed: false }} onPress={stay} />
    </Cell>
    <Cell caption="focus" force="focus-visible">
      <CaptchaRow state={{ kind: 'waiting', wasClosed: false }} onPress={stay} />
    </Cell>
    <Cell caption="closed unsolved">
      <CaptchaRow state={{ kind: 'waiting', wasClosed: true }} onPress={stay} />
    </Cell>
    <Cell caption="solving">
      <CaptchaRow state={{ kind: 'solving', isShown: true }} onPress={stay} />
    </Cell>
    <Cell caption="success">
      <CaptchaRow
        state={{
          kind: 'success',
          fields: { geetestChallenge: '', geetestValidate: '', geetestSeccode: '' },
        }}
        onPress={stay}
      />
    </Cell>
    <Cell caption="error, 40 % longer">
      <CaptchaRow
        state={{
          kind: 'error',
          problem: { kind: 'provider', text: lengthen('This verification has expired'), code: 60_500 },
        }}
        onPress={stay}
      />
    </Cell>
  </Specimen>
)
