import { PhoneFrame } from '../frames/phone-frame'
import { Specimen } from '../specimen'

export const Launches = () => (
  <>
    <Specimen title="On its way">
      <PhoneFrame id="loading" caption="A game that is known" />
      <PhoneFrame id="trial" caption="A free try of one that is not yet known" />
    </Specimen>
    <Specimen title="Before it">
      <PhoneFrame id="advice" caption="Advice to play in the app" />
      <PhoneFrame id="adviceAlone" caption="The same, with nothing to get" />
      <PhoneFrame id="prize" caption="Prize modes" />
    </Specimen>
    <Specimen title="In its way">
      <PhoneFrame id="delayed" caption="Too late" />
      <PhoneFrame id="refused" caption="Refused for good" />
      <PhoneFrame id="unsafe" caption="Not safe" />
      <PhoneFrame id="offline" caption="Offline" />
      <PhoneFrame id="window" caption="In a window of its own" />
    </Specimen>
  </>
)
