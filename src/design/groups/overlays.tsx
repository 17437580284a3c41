import { PhoneFrame } from '../frames/phone-frame'
import { Specimen } from '../specimen'

export const Overlays = () => (
  <>
    <Specimen title="Dialogs">
      <PhoneFrame id="failure" caption="Failure" />
      <PhoneFrame id="session" caption="Session over" />
      <PhoneFrame id="update" caption="New version" />
      <PhoneFrame id="dialog" caption="40 % longer, busy" />
    </Specimen>
    <Specimen title="Sheets">
      <PhoneFrame id="settings" caption="Settings" />
      <PhoneFrame id="language" caption="Languages" />
      <PhoneFrame id="sheet" caption="40 % longer" />
    </Specimen>
    <Specimen title="Toasts">
      <PhoneFrame id="toasts" caption="Neutral, success, danger" />
    </Specimen>
  </>
)
