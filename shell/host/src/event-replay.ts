/**
 * An inline script for server-rendered pages. Input before hydration would be lost, because React resets a hydrated
 * field to its own value. The script records input and replays it once the element has React's properties; elements
 * that the shell renders anew are ignored. A form without code would reload the page with the input in its address, so
 * submits wait too.
 */
export const eventReplayScript = `
(function () {
  var fields = new Map(), pressed = null, waiting = false;
  function isHydrated(element) { return Object.keys(element).some(function (key) { return key.indexOf('__react') === 0; }); }
  function valueProperty(field) { return field.type === 'checkbox' || field.type === 'radio' ? 'checked' : 'value'; }
  function record(event) {
    var target = event.target, element = target.closest && target.closest('#shop button,#shop input,#shop select,#shop textarea');
    if (!element || isHydrated(element)) return;
    if (event.type === 'input') fields.set(element, element[valueProperty(element)]);
    else if (element.localName === 'button') pressed = element;
    if (!waiting) { waiting = true; setTimeout(check, 50); }
  }
  function replay(chosen, field) {
    var name = valueProperty(field);
    if (name === 'checked') { field.checked = !chosen; field.click(); return; }
    if (field.localName !== 'select') {
      field.value = chosen + ' ';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name).set.call(field, chosen);
    }
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  }
  function check() {
    fields.forEach(function (chosen, field) {
      if (field.isConnected && !isHydrated(field)) return;
      fields.delete(field);
      if (field.isConnected) replay(chosen, field);
    });
    var button = pressed;
    if (button && fields.size === 0 && (!button.isConnected || isHydrated(button))) {
      pressed = null;
      if (button.isConnected) button.click();
    }
    waiting = pressed !== null || fields.size > 0;
    if (waiting) setTimeout(check, 50);
  }
  addEventListener('submit', function (event) {
    if (!isHydrated(event.target) && !event.target.getAttribute('action')) event.preventDefault();
  }, true);
  addEventListener('click', record, true);
  addEventListener('input', record, true);
})();`
  .trim()
  .replace(/\n\s*/g, ' ');
