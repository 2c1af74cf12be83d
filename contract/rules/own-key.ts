/** Whether `key`, a name from outside, is one of the object's own: `toString`, which all inherit, is not. */
export function isKeyOf<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.prototype.hasOwnProperty.call(object, key)
}
