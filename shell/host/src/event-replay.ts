/**
 * Stands in the head of a page that the server has drawn. What somebody types or presses before React holds the element
 * reaches nobody, and React puts its own value into a field that it takes over. So it is remembered, and done again once
 * the element has properties of React's; one that the shell draws anew is left alone. A form that leads nowhere without
 * code would load the page again, with what was typed in its address: it waits as well.
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
