import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { Cover } from '../../../ui/media/cover'

const WIDTH = 44 // CSS px

/** The logo of a payment method. */
export const PaymentMethodImage = ({ name, image }: { readonly name: string; readonly image: string }) => (
  <Cover src={responsiveImageUrl(image, WIDTH)} name={name} colour="" />
)
