import * as v from 'valibot'
import { textSchema } from '../schema-helpers'

/** GET CBS_launchChat (CSV-04). */
export const chatLaunchSchema = v.object({ chatUrl: textSchema })
