import { DrivenPage } from './driven-page'
import type { FirefoxDriver } from './firefox-driver'
import type { WebElement } from './webdriver'

/** A Firefox window used like a player does. A name is the whole accessible name: the protocol has no patterns. */
export class FirefoxPage extends DrivenPage<FirefoxDriver> {
  protected async findRole(role: string, name: string): Promise<WebElement | null> {
    for (const element of await this.driver.findRole(role, name))
      if (await this.driver.isDisplayed(element)) return element
    return null
  }
}
